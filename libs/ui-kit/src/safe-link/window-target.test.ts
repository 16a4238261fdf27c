// @vitest-environment-options {"url": "https://wallet.example/"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutsideAddress, openTabOrHere, currentWindow } from './window-target.ts';

const submit = vi.fn<(this: HTMLFormElement) => void>();
const posted = () => {
  const form = submit.mock.contexts[0] as HTMLFormElement;
  return { action: form.getAttribute('action'), method: form.method, values: Object.fromEntries(new FormData(form)) };
};

function createTab() {
  return {
    closed: false,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  };
}

beforeEach(() => {
  submit.mockReset();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});
afterEach(() => vi.unstubAllGlobals());

describe('openTabOrHere', () => {
  it('opens a tab that says what it waits for and has no opener', () => {
    const tab = createTab();
    const open = vi.fn(() => tab);
    vi.stubGlobal('open', open);
    openTabOrHere('Opening the game', []);
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('Opening the game');
  });

  it('replaces the waiting page, so that Back does not return to it', () => {
    const tab = createTab();
    vi.stubGlobal('open', () => tab);
    expect(openTabOrHere('', [])?.navigate('https://play.example/?ticket=1')).toBe(true);
    expect(tab.location.replace.mock.calls).toEqual([['https://play.example/?ticket=1']]);
  });

  it.each(['http://play.example/', 'javascript:alert(1)', '/user/home', null])('closes the tab and returns false for %j', (address) => {
    const tab = createTab();
    vi.stubGlobal('open', () => tab);
    expect(openTabOrHere('', [])?.navigate(address)).toBe(false);
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(isOutsideAddress(address, [])).toBe(false);
  });

  it('navigates to allowed apps and http hosts, but posts only to the web', () => {
    const tab = createTab();
    vi.stubGlobal('open', () => tab);
    const target = openTabOrHere('', ['intent:', 'http://play.example']);
    expect(target?.navigate('intent://play#Intent;scheme=game;end')).toBe(true);
    expect(target?.navigate('http://play.example/a')).toBe(true);
    expect(target?.navigate('http://other.example/a')).toBe(false);
    expect(tab.location.replace.mock.calls).toEqual([['intent://play#Intent;scheme=game;end'], ['http://play.example/a']]);
    expect(target?.post('intent://play#Intent;end', {})).toBe(false);
    expect(target?.post('http://play.example/login', {})).toBe(true);
  });

  it('returns false when the member has closed the tab', () => {
    const tab = createTab();
    vi.stubGlobal('open', () => tab);
    const target = openTabOrHere('', []);
    tab.closed = true;
    expect(target?.navigate('https://play.example/')).toBe(false);
  });

  it.each([null, { closed: true }])('returns null when the browser opens %j', (opened) => {
    vi.stubGlobal('open', () => opened);
    expect(openTabOrHere('', [])).toBeNull();
  });

  it('posts values with any name from within the tab', () => {
    const tab = createTab();
    vi.stubGlobal('open', () => tab);
    const values = { username: 'th1', password: 'Aa1 /ก', submit: 'btnLogin', action: 'x' };
    expect(openTabOrHere('', [])?.post('https://sport.example/login', values)).toBe(true);
    expect(posted()).toEqual({ action: 'https://sport.example/login', method: 'post', values });
    expect(tab.document.querySelector('form')).toBeNull();
  });
});

it('inside another app takes this window instead of a tab', () => {
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal('open', open);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/131.0.0.0 Mobile', maxTouchPoints: 5 });
  expect(openTabOrHere('', [])?.post('https://sport.example/login', {})).toBe(true);
  expect(submit.mock.contexts[0]?.ownerDocument).toBe(document);
  expect(open).not.toHaveBeenCalled();
});

describe('currentWindow', () => {
  it('navigates this page to the address', () => {
    const assign = vi.fn<(address: string) => void>();
    const view = { location: { assign } } as unknown as Window;
    expect(currentWindow([], view).navigate('https://play.example/')).toBe(true);
    expect(currentWindow([], view).navigate('http://play.example/')).toBe(false);
    expect(assign.mock.calls).toEqual([['https://play.example/']]);
  });

  it('removes the posted form from the page', () => {
    expect(currentWindow([]).post('https://sport.example/login', { password: 'secret' })).toBe(true);
    expect(posted().values).toEqual({ password: 'secret' });
    expect(document.querySelector('form')).toBeNull();
  });
});
