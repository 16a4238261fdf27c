import { beforeEach, expect, it } from 'vitest';
import { createTabStore } from '../storage/storage.ts';
import type { Session, SessionEnd } from './session.ts';
import { keepWish, takeWish } from './wish.ts';

beforeEach(() => sessionStorage.clear());

const tab = createTabStore();
const sessionThat = (lastEnd: SessionEnd | null) => ({ lastEnd: () => lastEnd }) as Partial<Session> as Session;

it.each([null, 'expired'] as const)('is kept and counts once for who has to log in (%s)', (why) => {
  keepWish({ session: sessionThat(why), tab }, '/user/statement', '');
  expect(takeWish({ tab })).toBe('/user/statement');
  expect(takeWish({ tab })).toBeNull();
});

it.each([
  ['/user/home', '?modal=deposit&method=qr', '/user/home?modal=deposit&method=qr'],
  ['/user/statement', '?modal=https://evil.example', '/user/statement'],
  ['/user/statement', '?fbclid=IwAR1', '/user/statement'],
  ['/user/home', '?next=//evil.example', null],
])('keeps of %s%s: %s', (path, search, kept) => {
  keepWish({ session: sessionThat(null), tab }, path, search);
  expect(takeWish({ tab })).toBe(kept);
});

it.each(['logged-out', 'elsewhere'] as const)('is not kept for who ended the session himself (%s)', (why) => {
  keepWish({ session: sessionThat(why), tab }, '/user/statement', '');
  expect(takeWish({ tab })).toBeNull();
});

it.each(['https://evil.example', '//evil.example', '/user/../login', '/user/home', '/user/home?modal=//evil.example', '/login', ''])('does not lead to %o', (path) => {
  sessionStorage.setItem('wish', path);
  expect(takeWish({ tab })).toBeNull();
});
