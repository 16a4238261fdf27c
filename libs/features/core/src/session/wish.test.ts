import { beforeEach, expect, it } from 'vitest';
import { createDeviceStore, createTabStore } from '../storage/storage.ts';
import { createSession } from './session.ts';
import { keepWish, takeWish } from './wish.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tab = createTabStore();

function openTab() {
  let hear: () => void = () => undefined;
  const channel = {
    announceEnd: () => undefined,
    onEnd: (listener: () => void) => {
      hear = listener;
    },
  };
  return { session: createSession({ device: createDeviceStore(), tab, channel }), endElsewhere: () => hear() };
}

it('is kept and counts once for who has to log in', () => {
  keepWish({ tab }, '/user/statement', '');
  expect(takeWish({ tab })).toBe('/user/statement');
  expect(takeWish({ tab })).toBeNull();
});

it('is kept for who was logged out by the clock', () => {
  const { session } = openTab();
  session.start('token-1', false);
  session.end('expired');
  keepWish({ tab }, '/user/statement', '');
  expect(takeWish({ tab })).toBe('/user/statement');
});

it.each([
  ['/user/home', '?modal=deposit&method=qr', '/user/home?modal=deposit&method=qr'],
  ['/user/statement', '?modal=https://evil.example', '/user/statement'],
  ['/user/statement', '?fbclid=IwAR1', '/user/statement'],
  ['/user/home', '?next=//evil.example', null],
])('keeps of %s%s: %s', (path, search, kept) => {
  keepWish({ tab }, path, search);
  expect(takeWish({ tab })).toBe(kept);
});

it.each(['here', 'in another tab'])('is not kept for who has logged out %s, until the next login', (where) => {
  const { session, endElsewhere } = openTab();
  session.start('token-1', false);
  keepWish({ tab }, '/user/bonus', '');
  if (where === 'here') session.end('logged-out');
  else endElsewhere();
  keepWish({ tab }, '/user/statement', '');
  // The page is loaded anew by the way back.
  keepWish({ tab: createTabStore() }, '/user/statement', '');
  session.start('token-2', false);
  expect(takeWish({ tab })).toBeNull();
  keepWish({ tab }, '/user/profile', '');
  expect(takeWish({ tab })).toBe('/user/profile');
});

it.each(['https://evil.example', '//evil.example', '/user/../login', '/user/home', '/user/home?modal=//evil.example', '/login', ''])('does not lead to %o', (path) => {
  sessionStorage.setItem('wish', path);
  expect(takeWish({ tab })).toBeNull();
});
