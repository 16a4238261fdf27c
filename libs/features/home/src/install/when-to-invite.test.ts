import { createMemoryStore } from '@wallet/session';
import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { noteInvited, noteVisit, installWay } from './when-to-invite.ts';

const minuteMs = 60_000;
it('invites from the second visit on', () => {
  const device = createMemoryStore();
  expect(noteVisit(device, 1_000_000)).toBe(false);
  expect(noteVisit(device, 1_000_000 + 29 * minuteMs)).toBe(false);
  expect(noteVisit(device, 1_000_000 + 30 * minuteMs)).toBe(true);
  expect(noteVisit(device, 1_000_000 + 600 * minuteMs)).toBe(true);
});

it('invites nobody twice', () => {
  const device = createMemoryStore();
  noteVisit(device, 0);
  noteInvited(device);
  expect(noteVisit(device, 60 * minuteMs)).toBe(false);
});

it('invites nobody whose stored note is unreadable', () => {
  const device = createMemoryStore();
  device.set('installInvitation', 'x');
  expect(noteVisit(device, 60 * minuteMs)).toBe(false);
});

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0';
const safari = 'Version/17.5 Mobile/15E148 Safari/604.1';

let isInstalled: boolean;
beforeEach(() => {
  isInstalled = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['share-below', 'Safari on an iPhone', `${iphone} ${safari}`],
  ['share-above', 'Safari on an iPad', `${ipad} ${safari}`],
  ['open-safari', 'LINE on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.19.1`],
  ['open-safari', 'Facebook on an iPad', `${ipad} [FBAN/FBIOS;FBAV/520.0.0.38.101]`],
  [null, 'Chrome on an iPhone', `${iphone} CriOS/131.0.6778.154 Mobile/15E148 Safari/604.1`],
  [null, 'LINE on Android', `${android} Mobile Safari/537.36 Line/14.19.1/IAB`],
])('is %s in %s, and nothing once it is installed', (way, _name, userAgent) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: userAgent.includes('Android') ? 0 : 5 });
  expect(installWay()).toBe(way);
  isInstalled = true;
  expect(installWay()).toBeNull();
});
