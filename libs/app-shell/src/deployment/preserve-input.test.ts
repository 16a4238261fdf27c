import { createTabStore } from '@wallet/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preserveInput, saveInput } from './preserve-input.ts';

const tab = createTabStore();
let stopPage: AbortController;

/** Opens a page. The page before it is gone. */
function openPage(body = ''): void {
  stopPage.abort();
  stopPage = new AbortController();
  const { signal } = stopPage;
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
    EventTarget.prototype.addEventListener.call(window, type, listener, { signal }),
  );
  document.body.innerHTML = body;
  preserveInput(tab);
}
const values = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
/** The page goes away, as `recoverMissingCode` lets it. */
const reload = () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  window.dispatchEvent(new Event('pagehide'));
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/user/home?modal=withdraw');
  stopPage = new AbortController();
});
afterEach(() => {
  stopPage.abort();
  vi.restoreAllMocks();
});

it('puts what was typed back into fields that appear later, as input of the member', async () => {
  openPage('<input name="amount" value="1,000"><textarea name="note">text</textarea>');
  reload();
  openPage();
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  document.body.insertAdjacentHTML('beforeend', '<input name="amount"><textarea name="note"></textarea>');
  await vi.waitFor(() => expect(values()).toEqual(['1,000', 'text']));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('keeps what is typed when a new version is accepted', () => {
  openPage('<input name="amount" value="5">');
  saveInput(tab);
  openPage('<input name="amount">');
  expect(values()).toEqual(['5']);
});

it.each([
  ['a password', '<input type="password" name="x" value="secret">'],
  ['a visible password', '<input autocomplete="new-password" name="x" value="secret">'],
  ['a one-time code', '<input autocomplete="one-time-code" name="x" value="123456">'],
  ['a choice', '<input type="checkbox" name="x" value="on" checked>'],
])('does not store %s', (_name, field) => {
  openPage(field);
  reload();
  expect(JSON.stringify(sessionStorage)).not.toMatch(/secret|123456|typed/);
});

it('stores nothing when the member leaves or loads the page themselves', () => {
  openPage('<input name="amount" value="5">');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

it('puts nothing back at another address, into another value or a second time', () => {
  openPage('<input name="amount" value="5">');
  reload();
  history.replaceState(null, '', '/user/home?modal=transfer');
  openPage('<input name="amount">');
  expect(values()).toEqual(['']);

  saveInput(tab);
  document.body.innerHTML = '<input name="amount" value="5">';
  saveInput(tab);
  openPage('<input name="amount" value="7">');
  expect(values()).toEqual(['7']);
  openPage('<input name="amount">');
  expect(values()).toEqual(['']);
});

it('ignores what it did not store', () => {
  sessionStorage.setItem('member:typed', '{"amount"');
  openPage('<input name="amount">');
  expect(values()).toEqual(['']);
});
