import type { Deployment } from '@wallet/build';
import { readLanguageCode } from '@wallet/domain';

export interface ChosenPage {
  readonly status: 200 | 404;
  readonly file: string;
}

/** Picks the page for an address, in the language of the visitor's cookie if it names one. */
export function choosePage(deployment: Deployment, path: string, languageCookie: string | undefined): ChosenPage {
  const inLanguage = (files: Readonly<Record<string, string>>): string =>
    files[readLanguageCode(languageCookie) ?? ''] ?? files[deployment.defaultLanguage] ?? deployment.shell;

  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const page = Object.hasOwn(deployment.pages, plain) ? deployment.pages[plain] : undefined;
  if (page) return { status: 200, file: inLanguage(page) };
  if (plain === '/' || plain === '/user' || plain.startsWith('/user/')) return { status: 200, file: deployment.shell };
  return { status: 404, file: inLanguage(deployment.notFound) };
}
