// @vitest-environment jsdom
import { sharedAddress } from '@wallet/domain';
import { beforeEach, expect, it } from 'vitest';
import { createDeviceStore, createTabStore } from '../storage/storage.ts';
import { saveReturnTo, takeReturnTo } from './return-to.ts';
import { createSession } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tab = createTabStore();

/** A session, and what ends it from another tab. */
function startSession() {
  let endElsewhere: () => void = () => undefined;
  const channel = {
    announceEnd: () => undefined,
    onEnd: (listener: () => void) => (endElsewhere = listener),
    onLogin: () => undefined,
  };
  const session = createSession({ device: createDeviceStore(), tab, channel });
  session.start('token-1', false);
  return { session, endElsewhere: () => endElsewhere() };
}

it('the return path is saved after the session has expired, and can be taken once', () => {
  startSession().session.end('expired');
  saveReturnTo(tab, '/user/statement', '');
  expect(takeReturnTo(tab)).toBe('/user/statement');
  expect(takeReturnTo(tab)).toBeNull();
});

it.each([
  ['/user/home', '?modal=deposit&method=qr', '/user/home?modal=deposit&method=qr'],
  ['/user/statement', '?modal=https://evil.example', '/user/statement'],
  ['/user/statement', '?fbclid=IwAR1', '/user/statement'],
  ['/user/home', '?next=//evil.example', null],
])('the return path for %s%s is %s', (path, search, stored) => {
  saveReturnTo(tab, path, search);
  expect(takeReturnTo(tab)).toBe(stored);
});

it.each(['here', 'in another tab'])('the return path is not saved after a logout %s until the next login', (where) => {
  const { session, endElsewhere } = startSession();
  saveReturnTo(tab, '/user/bonus', '');
  if (where === 'here') session.end('logged-out');
  else endElsewhere();
  saveReturnTo(tab, '/user/statement', '');
  // A new store stands for a reload of the page.
  saveReturnTo(createTabStore(), '/user/statement', '');
  session.start('token-2', false);
  expect(takeReturnTo(tab)).toBeNull();
  saveReturnTo(tab, '/user/profile', '');
  expect(takeReturnTo(tab)).toBe('/user/profile');
});

it.each(['https://evil.example', '//evil.example', '/user/../login', '/user/home', '/user/home?modal=//evil.example', '/login', ''])(
  'the return path is never %o',
  (path) => {
    sessionStorage.setItem('returnTo', path);
    expect(takeReturnTo(tab)).toBeNull();
  },
);

const [sharedPath = '', sharedSearch = ''] = sharedAddress('kept').split('?');

it('a slip that was shared with the app is saved after a logout too', () => {
  startSession().session.end('logged-out');
  saveReturnTo(tab, sharedPath, `?${sharedSearch}`);
  expect(takeReturnTo(tab)).toBe(sharedAddress('kept-before-login'));
});

it.each([
  ['/user/home', ''],
  ['/user/home', '?modal=deposit'],
  ['/user/statement', ''],
])('a slip that was shared without a login is not for anyone who opens %s%s after it', (path, search) => {
  saveReturnTo(tab, sharedPath, `?${sharedSearch}`);
  saveReturnTo(tab, path, search);
  expect(takeReturnTo(tab) ?? '').not.toContain('shared');
});
