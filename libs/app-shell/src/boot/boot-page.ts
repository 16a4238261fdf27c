import { readLanguageCode } from '@wallet/domain';
import { returnNowhere, returnToKey, returnToOf, tokenKey } from '@wallet/session';
import { isStepAddress } from '../addresses/paths.ts';
import { languageKey, readLanguageCookie } from '../preferences/language-cookie.ts';
import { themeKey } from '../preferences/theme-key.ts';

/** Submits that came before the page's script: kept for the form to take over. */
export const earlySubmitKey = '__earlySubmit';

declare global {
  interface Window {
    [earlySubmitKey]?: HTMLFormElement | null;
  }
}

/**
 * Runs inline in the head, before anything is drawn. It settles language, theme and where a visitor without a
 * session belongs, and keeps an early submit from reloading the page. It must stay small and must never throw:
 * the rest of the page comes after it.
 */
export function bootPage(page: Window): void {
  const root = page.document.documentElement;
  const attempt = <Result>(get: () => Result): Result | null => {
    try {
      return get();
    } catch {
      // Blocked storage or cookies: the page works with its defaults.
      return null;
    }
  };
  const read = (storage: 'localStorage' | 'sessionStorage', key: string) => attempt(() => page[storage].getItem(key));

  const language =
    readLanguageCode(read('localStorage', languageKey)) ?? readLanguageCode(attempt(() => readLanguageCookie(page.document.cookie)));
  if (language !== null && language !== root.lang) {
    root.lang = language;
    // The prerendered text is in another language: not shown until the script has drawn the right one.
    root.dataset['pending'] = '';
  }

  // Another step of a form than the prerendered first one.
  if (isStepAddress(page.location.search)) root.dataset['pending'] = '';

  const theme = read('localStorage', themeKey);
  if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme;

  const hasSession = read('sessionStorage', tokenKey) !== null || read('localStorage', tokenKey) !== null;
  if (!hasSession && /^\/(?:user(?:\/.*)?)?$/.test(page.location.pathname)) {
    root.dataset['pending'] = '';
    const returnTo = returnToOf(page.location.pathname, page.location.search);
    if (returnTo !== null && read('sessionStorage', returnToKey) !== returnNowhere)
      attempt(() => page.sessionStorage.setItem(returnToKey, returnTo));
    page.location.replace('/login');
  }

  page[earlySubmitKey] = null;
  page.document.addEventListener('submit', (event) => {
    if (page[earlySubmitKey] === undefined) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    page[earlySubmitKey] = form;
    // The tap is answered at once, by the style sheet.
    form.dataset['early'] = '';
  });
}
