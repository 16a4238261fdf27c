import { sendEarlyRead } from '@wallet/api-client/early-read';
import { isSharedAddress, readLanguageCode, sharedSlipCache } from '@wallet/domain';
import { nextReturnTo, returnToKey, tokenKey } from '@wallet/session';
import { isStepAddress } from '../router/paths.ts';
import { languageKey, readLanguageCookie, fontsKey, applyThemeColor, themeKey } from '../preferences/early-preferences.ts';
import { showBootFailure } from './boot-failure.ts';

/** Early submits, stored until their form takes over. */
export const earlySubmitKey = '__earlySubmit';

/** The last button that was pressed early, stored until the app repeats the press. */
export const earlyClickKey = '__earlyClick';

declare global {
  interface Window {
    [earlySubmitKey]?: HTMLFormElement | null;
    [earlyClickKey]?: HTMLButtonElement | null;
  }
}

/**
 * Runs inline in the head, before anything is painted. It tells members where scripts cannot run, sets language and
 * theme, redirects visitors without a session, sends the first read of a member's home page, keeps an early submit from
 * reloading the page, and notes the button that was pressed early. It must be small and must never throw, because the
 * rest of the page comes after it. `apiBaseUrl` is the build flag, `newest` a method of arrays that every supported
 * browser has.
 */
export function bootPage(page: Window, apiBaseUrl: string, newest: string): void {
  const root = page.document.documentElement;
  showBootFailure(page, newest, () => page[earlyClickKey] === undefined);
  preloadModules(page.document);
  const attempt = <Result>(get: () => Result): Result | null => {
    try {
      return get();
    } catch {
      // Storage or cookies are blocked. The page works with its defaults.
      return null;
    }
  };
  const read = (storage: 'localStorage' | 'sessionStorage', key: string) => attempt(() => page[storage].getItem(key));

  const language =
    readLanguageCode(read('localStorage', languageKey)) ?? readLanguageCode(attempt(() => readLanguageCookie(page.document.cookie)));
  if (language !== null && language !== root.lang) {
    root.lang = language;
    // The prerendered text is in another language. It stays hidden until the script has rendered the right one.
    root.dataset.pending = '';
  }

  // The URL is another step of the form than the prerendered first one.
  if (isStepAddress(page.location.search)) root.dataset.pending = '';

  const theme = read('localStorage', themeKey);
  if (theme === 'dark' || theme === 'light') {
    root.dataset.theme = theme;
    applyThemeColor(page.document, theme);
  }

  const fonts = read('localStorage', fontsKey);
  if (fonts === 'cached' || fonts === 'needed') root.dataset.fonts = fonts;

  const token = read('sessionStorage', tokenKey) ?? read('localStorage', tokenKey);
  if (token !== null && /^\/(?:user(?:\/home)?\/?)?$/.test(page.location.pathname)) attempt(() => sendEarlyRead(page, apiBaseUrl, token));
  if (token === null && /^\/(?:user(?:\/.*)?)?$/.test(page.location.pathname)) {
    root.dataset.pending = '';
    const stored = read('sessionStorage', returnToKey);
    const returnTo = nextReturnTo(stored, page.location.pathname, page.location.search);
    if (returnTo !== null && returnTo !== stored) attempt(() => page.sessionStorage.setItem(returnToKey, returnTo));
    if (returnTo === null || !isSharedAddress(returnTo)) attempt(() => void page.caches.delete(sharedSlipCache).catch(() => undefined));
    page.location.replace('/login');
  }

  page[earlySubmitKey] = null;
  page.document.addEventListener('submit', (event) => {
    if (page[earlySubmitKey] === undefined) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    page[earlySubmitKey] = form;
    // The style sheet shows the tap immediately.
    form.dataset.early = '';
  });

  page[earlyClickKey] = null;
  page.document.addEventListener('click', (event) => {
    // After a submit, such as a logout, nothing else follows.
    if (page[earlyClickKey] === undefined || page[earlySubmitKey]) return;
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (!button) return;
    delete page[earlyClickKey]?.dataset.early;
    page[earlyClickKey] = button;
    button.dataset.early = '';
  });
}

/**
 * Requests all scripts that a page names in its head at once, where the browser does not do that by itself (Safari before 17). Otherwise each
 * would be found out only by one that has arrived. As scripts of the page they share the modules of the app, so that none is fetched twice;
 * those that run early only define what they contain.
 */
function preloadModules(page: Document): void {
  if (page.createElement('link').relList.supports('modulepreload')) return;
  // All links are known, and no script has run.
  page.addEventListener('readystatechange', () => {
    if (page.readyState !== 'interactive') return;
    page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]').forEach(({ href }) => {
      const script = page.createElement('script');
      script.type = 'module';
      script.crossOrigin = 'anonymous';
      script.src = href;
      page.head.append(script);
    });
  });
}
