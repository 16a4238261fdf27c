import { createTabStore } from '@wallet/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryInput, restoreInput, saveInput } from './preserve-input.ts';
import { successivePages } from '../testing/successive-pages.ts';

const tab = createTabStore();
const nextPage = successivePages();

/** Opens a page. The page before it is gone. */
function openPage(body = ''): void {
  nextPage();
  document.body.innerHTML = body;
  restoreInput(tab);
}
const values = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/user/home?modal=withdraw');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('puts what was typed back into fields that appear later, as input of the member', async () => {
  openPage('<input name="amount" value="1,000"><textarea name="note">text</textarea>');
  saveInput(tab);
  openPage();
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  document.body.insertAdjacentHTML('beforeend', '<input name="amount"><textarea name="note"></textarea>');
  await vi.waitFor(() => expect(values()).toEqual(['1,000', 'text']));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('carries secrets and choices too into a page that is rendered again', async () => {
  const fields = '<input name="phone"><input name="password" type="password"><input name="remember" type="checkbox">';
  openPage(`<main>${fields}</main>`);
  const root = document.querySelector('main') ?? document.body;
  const [phone, password, remember] = document.querySelectorAll('input');
  Object.assign(phone ?? {}, { value: '0812345678' });
  Object.assign(password ?? {}, { value: 'secret' });
  remember?.click();
  carryInput(root);
  root.replaceChildren();
  root.innerHTML = fields;
  await vi.waitFor(() => expect(values()).toEqual(['0812345678', 'secret', 'on']));
  expect(document.querySelectorAll(':checked')).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
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
  ['a gift link', '<input inputmode="url" name="x" value="https://gift.test/secret">'],
  ['a choice', '<input type="checkbox" name="x" value="on" checked>'],
])('does not store %s', (_name, field) => {
  openPage(field);
  saveInput(tab);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/secret|123456|typed/);
});

it('stores nothing when the member leaves, also after code was missing', () => {
  openPage('<input name="amount" value="5">');
  window.dispatchEvent(new Event('vite:preloadError'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

it('puts nothing back a minute later', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  openPage('<input name="amount" value="5">');
  saveInput(tab);
  vi.advanceTimersByTime(60_000);
  openPage('<input name="amount">');
  expect(values()).toEqual(['']);
  expect(sessionStorage).toHaveLength(0);
  vi.useRealTimers();
});

it('puts nothing back at another address, into another value or a second time', () => {
  openPage('<input name="amount" value="5">');
  saveInput(tab);
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
