import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="190" height="32"><rect width="32" height="32" rx="9" fill="#f2c14e"/>' +
  '<path d="M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5" fill="none" stroke="#1c1402" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<text x="42" y="22" font-family="system-ui, sans-serif" font-size="17" font-weight="700" fill="#0e1739">Wallet design</text></svg>';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Wallet design',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
    brandUrl: './',
    brandTarget: '_self',
    appBg: '#f3f5fb',
    colorPrimary: '#1d2e7a',
    colorSecondary: '#3550b0',
    barSelectedColor: '#3550b0',
    textColor: '#0e1739',
  }),
});
