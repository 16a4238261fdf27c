import { apps, shortName } from '@wallet/build';

/** One way to render every story. */
export interface Variant {
  readonly build: string;
  readonly language: string;
  readonly theme: string;
  /** Of the window, in pixels. */
  readonly width: number;
}

export const builds: readonly string[] = apps.map(shortName);
export const languages: readonly string[] = ['th', 'lo', 'en'];
export const themes: readonly string[] = ['dark', 'light'];

/** The name of a variant as a Playwright project and as the folder of its references. */
export const variantName = ({ build, language, theme, width }: Variant): string => [build, language, theme, String(width)].join('-');
