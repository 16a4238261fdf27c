import type { Decorator, Preview } from '@storybook/react-vite';
import base from '@wallet/ui-kit/styles/base.scss?inline';
import lao from '@wallet/ui-kit/themes/la.scss?inline';
import thai from '@wallet/ui-kit/themes/th.scss?inline';
import '@wallet/ui-kit/styles/fonts.scss';
import { useLayoutEffect, type ReactNode } from 'react';

const builds = { th: thai, la: lao };

/** One sheet whose content changes with the build: both themes give the same tokens their values. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

interface LookProps {
  readonly language: string;
  readonly build: keyof typeof builds;
  readonly theme: string;
  readonly children: ReactNode;
}

function Look({ language, build, theme, children }: LookProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    sheet.replaceSync(`${base}\n${builds[build]}`);
  }, [language, build, theme]);
  return children;
}

const withLook: Decorator = (Story, { globals }) => (
  <Look {...(globals as Omit<LookProps, 'children'>)}>
    <Story />
  </Look>
);

const preview: Preview = {
  decorators: [withLook],
  initialGlobals: { language: 'th', build: 'th', theme: 'dark' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'lo', title: 'ລາວ' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    build: {
      description: 'Build',
      toolbar: {
        icon: 'flag',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'wallet-th' },
          { value: 'la', title: 'wallet-la' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
  },
  parameters: {
    // A story with an accessibility fault is a failed test.
    a11y: { test: 'error' },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '360', styles: { width: '360px', height: '800px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
