import { sharedAddress } from '@wallet/domain';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootPage } from './boot-page.ts';
import { takeEarlyClick, takeEarlySubmit } from './take-early.ts';

interface Visit {
  readonly path: string;
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  readonly cookies?: string;
  /** HTML before the script. */
  readonly head?: string;
}

const apiBaseUrl = 'https://api.example';
const newest = 'findLast';

/** Runs the boot script in a Thai page without prerendered content. */
function boot({ path, search = '', local = {}, tab = {}, cookies = '', head = '' }: Visit) {
  let redirectedTo: string | null = null;
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = 'th';
  page.head.innerHTML = head;
  Object.defineProperty(page, 'cookie', { value: cookies });
  const written: Record<string, string> = {};
  const store = (values: Readonly<Record<string, string>>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      written[key] = value;
    },
  });
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response('{}')));
  const visited = {
    document: page,
    fetch,
    addEventListener: () => undefined,
    localStorage: store(local),
    sessionStorage: store(tab),
    location: {
      pathname: path,
      search,
      replace: (to: string) => {
        redirectedTo = to;
      },
    },
  };
  bootPage(visited as unknown as Window, apiBaseUrl, newest);
  return { root: page.documentElement, redirectedTo: () => redirectedTo, written, fetch, visited };
}

describe('bootPage', () => {
  it.each(['/', '/user', '/user/home', '/user/nowhere'])('redirects a visitor from %s to the login page', (path) => {
    const { redirectedTo, root } = boot({ path });
    expect(redirectedTo()).toBe('/login');
    expect(root.dataset.pending).toBe('');
  });

  it('stores the requested URL until the visitor has logged in, except for the home page', () => {
    expect(boot({ path: '/user/statement', search: '?modal=withdraw' }).written).toEqual({ returnTo: '/user/statement?modal=withdraw' });
    expect(boot({ path: '/user/statement', search: '?modal=<b>' }).written).toEqual({ returnTo: '/user/statement' });
    for (const path of ['/', '/user', '/user/home', '/user/a/b', '/user//evil.example']) expect(boot({ path }).written).toEqual({});
  });

  it('does not store the URL of a member who has logged out in this tab', () => {
    const { written, redirectedTo } = boot({ path: '/user/statement', tab: { returnTo: '' } });
    expect([written, redirectedTo()]).toEqual([{}, '/login']);
    expect(boot({ path: '/user/statement', tab: { returnTo: '/user/bonus' } }).written).toEqual({ returnTo: '/user/statement' });
  });

  it('forgets a slip that was shared without a login when another page is opened, and keeps it until the login otherwise', () => {
    const returnTo = sharedAddress('kept');
    const [path = '', search = ''] = returnTo.split('?');
    expect(boot({ path, search: `?${search}`, tab: { returnTo: '' } }).written).toEqual({ returnTo });
    for (const other of ['/', '/user/home', '/user/statement']) {
      const { written } = boot({ path: other, tab: { returnTo } });
      expect(written.returnTo ?? returnTo).not.toContain('shared');
    }
  });

  it.each(['/login', '/contact', '/users', '/nowhere'])('does not redirect a visitor from %s', (path) => {
    expect(boot({ path }).redirectedTo()).toBeNull();
  });

  it.each([
    ['remembered', { local: { token: 'abc' } }],
    ['stored for this tab', { tab: { token: 'abc' } }],
  ])('does not redirect a member with a session %s', (_name, storage) => {
    expect(boot({ path: '/user/home', ...storage }).redirectedTo()).toBeNull();
  });

  it('hides prerendered text in another language than the chosen one', () => {
    const { root } = boot({ path: '/login', local: { locale: 'en' } });
    expect(root.lang).toBe('en');
    expect(root.dataset.pending).toBe('');
  });

  it('shows prerendered text in the chosen language', () => {
    expect(boot({ path: '/login', local: { locale: 'th' } }).root.dataset.pending).toBeUndefined();
  });

  it('hides the prerendered first step of a form when the URL names another step', () => {
    expect(boot({ path: '/register', search: '?code=PR1&step=bank' }).root.dataset.pending).toBe('');
    expect(boot({ path: '/register', search: '?code=step=' }).root.dataset.pending).toBeUndefined();
  });

  it.each([
    ['the cookie alone', { cookies: 'theme=1; language=la; other=en' }, 'lo'],
    ['the cookie when storage has no valid language', { cookies: 'language=la', local: { locale: 'xx' } }, 'lo'],
    ['storage when the two differ', { cookies: 'language=la', local: { locale: 'en' } }, 'en'],
    ['storage written by an earlier version', { cookies: 'language=en', local: { locale: 'lo' } }, 'lo'],
    ['a cookie written by an earlier version', { cookies: 'language=lo' }, 'lo'],
    ['neither when the cookie has no valid language', { cookies: 'language=xx' }, 'th'],
    ['neither when the name of another cookie ends like it', { cookies: 'mylanguage=la' }, 'th'],
  ])('reads the language from %s', (_name, visit, language) => {
    const { root } = boot({ path: '/login', ...visit });
    expect(root.lang).toBe(language);
    expect(root.dataset.pending).toBe(language === 'th' ? undefined : '');
  });

  it.each(['xx', '', '<script>'])('ignores %o as a language', (locale) => {
    expect(boot({ path: '/login', local: { locale } }).root.lang).toBe('th');
  });

  it('applies a valid theme and ignores others', () => {
    expect(boot({ path: '/login', local: { theme: 'light' } }).root.dataset.theme).toBe('light');
    expect(boot({ path: '/login', local: { theme: 'pink' } }).root.dataset.theme).toBeUndefined();
  });

  it('colours the bars of the browser like the chosen theme, and otherwise like the device', () => {
    const media = (theme: string | null) => {
      const colors = ['dark', 'light'].map(
        (scheme) => `<meta name="theme-color" content="#000000" media="(prefers-color-scheme: ${scheme})">`,
      );
      const { root } = boot({ path: '/login', head: colors.join(''), ...(theme !== null && { local: { theme } }) });
      return [...root.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
    };
    expect(media('light')).toEqual(['not all', 'all']);
    expect(media('dark')).toEqual(['all', 'not all']);
    expect(media(null)).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']);
  });

  it('uses the fonts that an earlier visit has stored in the cache', () => {
    expect(boot({ path: '/login', local: { fonts: 'cached' } }).root.dataset.fonts).toBe('cached');
    expect(boot({ path: '/login', local: { fonts: 'needed' } }).root.dataset.fonts).toBe('needed');
    for (const fonts of ['', 'x']) expect(boot({ path: '/login', local: { fonts } }).root.dataset.fonts).toBeUndefined();
    expect(boot({ path: '/login' }).root.dataset.fonts).toBeUndefined();
  });

  it('does not throw when storage is blocked', () => {
    const page = document.implementation.createHTMLDocument();
    Object.defineProperty(page, 'cookie', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const hostile = {
      document: page,
      addEventListener: () => undefined,
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      location: { pathname: '/login', search: '', replace: () => undefined },
    } as unknown as Window;
    expect(() => bootPage(hostile, apiBaseUrl, newest)).not.toThrow();
  });
});

describe('the first read', () => {
  it.each(['/', '/user', '/user/home', '/user/home/'])('is sent once with the token of the session on %s', (path) => {
    const { fetch } = boot({ path, local: { token: 'abc' } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${apiBaseUrl}/api/wallet`,
      expect.objectContaining({
        cache: 'no-store',
        credentials: 'omit',
        headers: { Accept: 'application/json', 'X-Requested-With': 'wallet-user', Authorization: 'Bearer abc' },
      }),
    );
  });

  it('is sent for the session of the tab rather than the remembered one', () => {
    const { fetch } = boot({ path: '/user/home', local: { token: 'remembered' }, tab: { token: 'own' } });
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer own' });
  });

  it.each<[string, Visit]>([
    ['without a session', { path: '/user/home' }],
    ['on another page', { path: '/user/contact', local: { token: 'abc' } }],
    ['on a page for visitors', { path: '/login', local: { token: 'abc' } }],
    ['with a token that no header can carry', { path: '/user/home', local: { token: 'a\nb' } }],
  ])('is not sent %s', (_name, visit) => {
    expect(boot(visit).fetch).not.toHaveBeenCalled();
  });
});

describe('a submit before hydration', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/login');
    document.body.replaceChildren(document.createElement('form'), document.createElement('form'));
    bootPage(window, apiBaseUrl, newest);
  });

  const [first, second] = [0, 1].map((index) => () => document.forms[index] as HTMLFormElement) as [
    () => HTMLFormElement,
    () => HTMLFormElement,
  ];

  it('stays on the page and is passed to its form once', () => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    first().dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(takeEarlySubmit(first())).toBe(true);
    expect(takeEarlySubmit(first())).toBe(false);
  });

  it('is not passed to another form', () => {
    first().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(takeEarlySubmit(second())).toBe(false);
  });

  it('is passed to the form that has taken the place of its own', () => {
    first().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    first().replaceWith(document.createElement('form'));
    expect(takeEarlySubmit(first())).toBe(true);
  });

  it('is left to the form after hydration', () => {
    takeEarlySubmit(first());
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    first().dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
  });
});

describe('a press before hydration', () => {
  const buttonNamed = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  beforeEach(() => {
    history.replaceState(null, '', '/user/home');
    document.body.innerHTML =
      '<button type="button"><b>Deposit</b></button><button type="button">Invite</button><form><button>Log out</button></form>';
    bootPage(window, apiBaseUrl, newest);
  });

  it('is passed to the app once, with the button that was pressed last', () => {
    buttonNamed('Invite').click();
    screen.getByText('Deposit').click();
    expect(screen.getAllByRole('button').map(({ dataset }) => dataset.early)).toEqual(['', undefined, undefined]);
    expect(takeEarlyClick()).toBe(buttonNamed('Deposit'));
    expect(buttonNamed('Deposit').dataset.early).toBeUndefined();
    expect(takeEarlyClick()).toBeNull();
  });

  it('is not noted once the app has taken over', () => {
    takeEarlyClick();
    buttonNamed('Invite').click();
    expect(takeEarlyClick()).toBeNull();
    expect(buttonNamed('Invite').dataset.early).toBeUndefined();
  });

  it('is ignored after a submit', () => {
    document.forms[0]?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    buttonNamed('Deposit').click();
    expect(takeEarlyClick()).toBeNull();
  });
});
