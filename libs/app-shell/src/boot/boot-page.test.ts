import { sharedAddress } from '@wallet/domain';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootPage } from './boot-page.ts';
import { takeEarlyClick, takeEarlySubmit } from './take-early.ts';

interface Visit {
  readonly path?: string;
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  readonly cookies?: string;
}

const apiBaseUrl = 'https://api.example';
const newest = 'findLast';

/** Runs the boot script in a Thai page without prerendered content. */
function boot({ path = '/login', search = '', local = {}, tab = {}, cookies = '' }: Visit) {
  let redirectedTo: string | null = null;
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = 'th';
  page.head.innerHTML = ['dark', 'light'].map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`).join('');
  Object.defineProperty(page, 'cookie', { value: cookies });
  const written: string[] = [];
  const store = (values: Readonly<Record<string, string>>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void written.push(`${key}=${value}`),
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
  const { lang, dataset } = page.documentElement;
  const bars = [...page.querySelectorAll('meta[media]')].map((meta) => meta.getAttribute('media'));
  return { lang, pending: undefined, theme: undefined, fonts: undefined, ...dataset, bars, redirectedTo, written, fetch };
}

const isPending = { pending: '' };
const isShown = { pending: undefined };
const toLogin = (returnTo?: string) => ({
  ...isPending,
  redirectedTo: '/login',
  written: returnTo === undefined ? [] : [`returnTo=${returnTo}`],
});
const stays = { redirectedTo: null, written: [] };

it.each<[string, Visit, object]>([
  ...['/', '/user', '/user/home', '/user/a/b', '/user//evil.example'].map((path): [string, Visit, object] => [path, { path }, toLogin()]),
  ['a member’s page', { path: '/user/nowhere' }, toLogin('/user/nowhere')],
  ['a dialog', { path: '/user/statement', search: '?modal=withdraw' }, toLogin('/user/statement?modal=withdraw')],
  ['markup', { path: '/user/statement', search: '?modal=<b>' }, toLogin('/user/statement')],
  ['a page after a logout in this tab', { path: '/user/statement', tab: { returnTo: '' } }, toLogin()],
  ['another page', { path: '/user/statement', tab: { returnTo: '/user/bonus' } }, toLogin('/user/statement')],
  ...['/login', '/contact', '/users', '/nowhere'].map((path): [string, Visit, object] => [path, { path }, stays]),
  ['a member’s page with a remembered session', { path: '/user/home', local: { token: 'abc' } }, stays],
  ['a member’s page with a session of this tab', { path: '/user/home', tab: { token: 'abc' } }, stays],
])('a visitor goes from %s to the login page, which knows where they wanted to go, or stays', (_name, visit, outcome) =>
  expect(boot(visit)).toMatchObject(outcome),
);

it('forgets a slip that was shared without a login when another page is opened, and keeps it until the login otherwise', () => {
  const returnTo = sharedAddress('kept');
  const [path = '', search = ''] = returnTo.split('?');
  expect(boot({ path, search: `?${search}`, tab: { returnTo: '' } }).written).toEqual([`returnTo=${returnTo}`]);
  for (const other of ['/', '/user/home', '/user/statement']) {
    const [written] = boot({ path: other, tab: { returnTo } }).written;
    expect(written ?? returnTo).not.toContain('shared');
  }
});

it.each<[string, Visit, string]>([
  ['storage', { local: { locale: 'en' } }, 'en'],
  ['storage, the page’s own', { local: { locale: 'th' } }, 'th'],
  ['the cookie alone', { cookies: 'theme=1; language=la; other=en' }, 'lo'],
  ['the cookie when storage has no valid language', { cookies: 'language=la', local: { locale: 'xx' } }, 'lo'],
  ['storage when the two differ', { cookies: 'language=la', local: { locale: 'en' } }, 'en'],
  ['storage with the code of the standard', { cookies: 'language=en', local: { locale: 'lo' } }, 'lo'],
  ['a cookie with the code of the standard', { cookies: 'language=lo' }, 'lo'],
  ['neither when the cookie has no valid language', { cookies: 'language=xx' }, 'th'],
  ['neither when the name of another cookie ends like it', { cookies: 'mylanguage=la' }, 'th'],
  ['neither when storage is empty', { local: { locale: '' } }, 'th'],
  ['neither when storage has markup', { local: { locale: '<script>' } }, 'th'],
])('reads the language from %s, and hides prerendered text in another one', (_name, visit, lang) =>
  expect(boot(visit)).toMatchObject({ lang, ...(lang === 'th' ? isShown : isPending) }),
);

const ofDevice = ['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)'];
it.each<[string, Visit, object]>([
  ['the step that a form’s URL names', { path: '/register', search: '?code=PR1&step=bank' }, isPending],
  ['the first step, which is prerendered', { path: '/register', search: '?code=step=' }, isShown],
  ['the light theme, in the bars of the browser too', { local: { theme: 'light' } }, { theme: 'light', bars: ['not all', 'all'] }],
  ['the dark theme, in the bars of the browser too', { local: { theme: 'dark' } }, { theme: 'dark', bars: ['all', 'not all'] }],
  ['the theme of the device instead of an unknown one', { local: { theme: 'pink' } }, { theme: undefined, bars: ofDevice }],
  ['the fonts that an earlier visit has loaded', { local: { fonts: 'cached' } }, { fonts: 'cached' }],
  ['the fonts that the device lacks', { local: { fonts: 'needed' } }, { fonts: 'needed' }],
  ['the fonts of the device instead of unknown ones', { local: { fonts: 'x' } }, { fonts: undefined }],
  ['what the device has at the first visit', {}, { theme: undefined, fonts: undefined, bars: ofDevice }],
])('shows %s', (_name, visit, outcome) => expect(boot(visit)).toMatchObject(outcome));

it('does not throw when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const page = Object.defineProperty(document.implementation.createHTMLDocument(), 'cookie', { get: blocked });
  const location = { pathname: '/login', search: '', replace: () => undefined };
  const hostile = Object.defineProperties(
    { document: page, addEventListener: () => undefined, location },
    { localStorage: { get: blocked }, sessionStorage: { get: blocked } },
  ) as unknown as Window;
  expect(() => bootPage(hostile, apiBaseUrl, newest)).not.toThrow();
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

describe('before hydration', () => {
  const form = (index: number) => document.forms[index] as HTMLFormElement;
  const buttonNamed = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const send = () => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form(0).dispatchEvent(submit);
    return submit;
  };

  beforeEach(() => {
    history.replaceState(null, '', '/login');
    document.body.innerHTML =
      '<form></form><form></form><button type="button"><b>Deposit</b></button><button type="button">Invite</button>';
    bootPage(window, apiBaseUrl, newest);
  });

  it('a submit stays on the page and is passed to its form once', () => {
    expect(send().defaultPrevented).toBe(true);
    expect([takeEarlySubmit(form(0)), takeEarlySubmit(form(0))]).toEqual([true, false]);
  });

  it('a submit is not passed to another form', () => {
    send();
    expect(takeEarlySubmit(form(1))).toBe(false);
  });

  it('a submit is passed to the form that has taken the place of its own', () => {
    send();
    form(0).replaceWith(document.createElement('form'));
    expect(takeEarlySubmit(form(0))).toBe(true);
  });

  it('nothing is noted once the app has taken over', () => {
    takeEarlySubmit(form(0));
    expect(send().defaultPrevented).toBe(false);
    takeEarlyClick();
    buttonNamed('Invite').click();
    expect([takeEarlyClick(), buttonNamed('Invite').dataset.early]).toEqual([null, undefined]);
  });

  it('the button that was pressed last is passed to the app once', () => {
    buttonNamed('Invite').click();
    screen.getByText('Deposit').click();
    expect(screen.getAllByRole('button').map(({ dataset }) => dataset.early)).toEqual(['', undefined]);
    expect(takeEarlyClick()).toBe(buttonNamed('Deposit'));
    expect([buttonNamed('Deposit').dataset.early, takeEarlyClick()]).toEqual([undefined, null]);
  });

  it('a press after a submit is ignored', () => {
    send();
    buttonNamed('Deposit').click();
    expect(takeEarlyClick()).toBeNull();
  });
});
