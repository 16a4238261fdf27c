import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sharedAddress, sharedField, sharePath, slipAccept, withoutBreakMarks } from '@wallet/domain';
import { colorOf, type ThemeColors } from './colors.ts';

/** What an app says about itself in one language. */
export interface SiteTexts {
  /** The product's name. */
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** What can be opened from the icon of the installed app. */
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

export const manifestFile = 'manifest.webmanifest';

/** Pictures of the product, which `npm run recordings` takes. They are shown before it is installed. */
const screens = [
  { src: '/site/narrow.jpg', sizes: '720x1440', type: 'image/jpeg', form_factor: 'narrow' },
  { src: '/site/wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
];

const pictureTypes = slipAccept.split(',');

const icon = (name: string, side: number, purpose: string) => ({
  src: `/site/${name}-${String(side)}.png`,
  sizes: `${String(side)}x${String(side)}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: how the app looks and opens once it is installed. `dist` holds its pictures. */
export function webManifest(texts: SiteTexts, language: string, { dark }: ThemeColors, dist: string): object {
  return {
    id: '/user/home',
    name: withoutBreakMarks(texts.name),
    short_name: withoutBreakMarks(texts.name),
    description: withoutBreakMarks(texts.about),
    lang: language,
    dir: 'ltr',
    start_url: '/user/home',
    scope: '/',
    display: 'standalone',
    background_color: colorOf(dark, 'bg'),
    theme_color: colorOf(dark, 'brand'),
    categories: ['finance', 'games'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable'), icon('monochrome', 512, 'monochrome')],
    shortcuts: texts.shortcuts.map(({ name, url }) => ({ name: withoutBreakMarks(name), url, icons: [icon('icon', 192, 'any')] })),
    screenshots: screens.filter(({ src }) => existsSync(join(dist, src))),
    // A slip from the bank's app. The service worker takes it; without one, the server answers that it was lost.
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: sharedField, accept: pictureTypes }] },
    },
    file_handlers: [{ action: sharedAddress('file'), accept: { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } }],
    // A link or a shortcut uses the window that is open.
    launch_handler: { client_mode: 'navigate-existing' },
  };
}
