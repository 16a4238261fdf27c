import { beforeEach, describe, expect, it } from 'vitest';
import { bootPage } from './boot-page.ts';
import { takeEarlySubmit } from './take-early-submit.ts';

interface Visit {
  readonly path: string;
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  readonly cookies?: string;
}

/** A page as the boot script finds it: Thai, nothing drawn yet. */
function boot({ path, search = '', local = {}, tab = {}, cookies = '' }: Visit) {
  let wentTo: string | null = null;
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = 'th';
  Object.defineProperty(page, 'cookie', { value: cookies });
  const written: Record<string, string> = {};
  const store = (values: Readonly<Record<string, string>>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      written[key] = value;
    },
  });
  bootPage({
    document: page,
    localStorage: store(local),
    sessionStorage: store(tab),
    location: {
      pathname: path,
      search,
      replace: (to: string) => {
        wentTo = to;
      },
    },
  } as unknown as Window);
  return { root: page.documentElement, wentTo: () => wentTo, written };
}

describe('the boot script', () => {
  it.each(['/', '/user', '/user/home', '/user/nowhere'])('leads a visitor from %s to the login page', (path) => {
    const { wentTo, root } = boot({ path });
    expect(wentTo()).toBe('/login');
    expect(root.dataset['pending']).toBe('');
  });

  it('keeps where a visitor wanted to go until they have logged in, but not what leads home anyway', () => {
    expect(boot({ path: '/user/statement', search: '?modal=withdraw' }).written).toEqual({ returnTo: '/user/statement?modal=withdraw' });
    expect(boot({ path: '/user/statement', search: '?modal=<b>' }).written).toEqual({ returnTo: '/user/statement' });
    for (const path of ['/', '/user', '/user/home', '/user/a/b', '/user//evil.example']) expect(boot({ path }).written).toEqual({});
  });

  it('keeps nothing of where the last member was, who has logged out in this tab', () => {
    const { written, wentTo } = boot({ path: '/user/statement', tab: { returnTo: '' } });
    expect([written, wentTo()]).toEqual([{}, '/login']);
    expect(boot({ path: '/user/statement', tab: { returnTo: '/user/bonus' } }).written).toEqual({ returnTo: '/user/statement' });
  });

  it.each(['/login', '/contact', '/users', '/nowhere'])('leaves a visitor on %s', (path) => {
    expect(boot({ path }).wentTo()).toBeNull();
  });

  it.each([
    ['remembered', { local: { token: 'abc' } }],
    ['of this browser session', { tab: { token: 'abc' } }],
  ])('leaves a member with a session %s on their page', (_name, storage) => {
    expect(boot({ path: '/user/home', ...storage }).wentTo()).toBeNull();
  });

  it('hides prerendered text in another language than the chosen one', () => {
    const { root } = boot({ path: '/login', local: { locale: 'en' } });
    expect(root.lang).toBe('en');
    expect(root.dataset['pending']).toBe('');
  });

  it('shows prerendered text at once in the chosen language', () => {
    expect(boot({ path: '/login', local: { locale: 'th' } }).root.dataset['pending']).toBeUndefined();
  });

  it('hides the prerendered first step of a form where the address names another', () => {
    expect(boot({ path: '/register', search: '?code=PR1&step=bank' }).root.dataset['pending']).toBe('');
    expect(boot({ path: '/register', search: '?code=step=' }).root.dataset['pending']).toBeUndefined();
  });

  it.each([
    ['the cookie alone', { cookies: 'theme=1; language=la; other=en' }, 'lo'],
    ['the cookie, where storage holds no language', { cookies: 'language=la', local: { locale: 'xx' } }, 'lo'],
    ['storage, where the two differ', { cookies: 'language=la', local: { locale: 'en' } }, 'en'],
    ['storage that an earlier version wrote', { cookies: 'language=en', local: { locale: 'lo' } }, 'lo'],
    ['the cookie of an earlier version', { cookies: 'language=lo' }, 'lo'],
    ['neither, where the cookie names no language', { cookies: 'language=xx' }, 'th'],
    ['neither, where another cookie ends like it', { cookies: 'mylanguage=la' }, 'th'],
  ])('takes the language from %s', (_name, visit, language) => {
    const { root } = boot({ path: '/login', ...visit });
    expect(root.lang).toBe(language);
    expect(root.dataset['pending']).toBe(language === 'th' ? undefined : '');
  });

  it.each(['xx', '', '<script>'])('ignores %o as a language', (locale) => {
    expect(boot({ path: '/login', local: { locale } }).root.lang).toBe('th');
  });

  it('sets a chosen theme and ignores others', () => {
    expect(boot({ path: '/login', local: { theme: 'light' } }).root.dataset['theme']).toBe('light');
    expect(boot({ path: '/login', local: { theme: 'pink' } }).root.dataset['theme']).toBeUndefined();
  });

  it('works where storage is blocked', () => {
    const page = document.implementation.createHTMLDocument();
    Object.defineProperty(page, 'cookie', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const hostile = {
      document: page,
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      location: { pathname: '/login', search: '', replace: () => undefined },
    } as unknown as Window;
    expect(() => bootPage(hostile)).not.toThrow();
  });
});

describe('a submit before the script has come', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/login');
    document.body.replaceChildren(document.createElement('form'), document.createElement('form'));
    bootPage(window);
  });

  const [first, second] = [0, 1].map((index) => () => document.forms[index] as HTMLFormElement) as [
    () => HTMLFormElement,
    () => HTMLFormElement,
  ];

  it('does not leave the page, and is handed to its form once', () => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    first().dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(takeEarlySubmit(first())).toBe(true);
    expect(takeEarlySubmit(first())).toBe(false);
  });

  it('is not handed to another form', () => {
    first().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(takeEarlySubmit(second())).toBe(false);
  });

  it('is the form’s own business once the script is there', () => {
    takeEarlySubmit(first());
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    first().dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
  });
});
