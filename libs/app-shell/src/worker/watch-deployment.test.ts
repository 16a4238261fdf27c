// @vitest-environment jsdom
import type { OperatorNotice } from '@wallet/domain';
import { createMemoryStore, type KeyValueStore } from '@wallet/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataSaverKey } from '../preferences/early-preferences.ts';
import { watchDeployment } from './watch-deployment.ts';

const own = { build: '/assets/index-1.js', settings: 'a' };
const notice: OperatorNotice = { severity: 'info', from: null, to: null, text: { th: 'ก', lo: 'ກ', en: 'A' } };

let served: unknown;
let device: KeyValueStore;
let visibility: DocumentVisibilityState;
let navigate: () => void;
const requested = vi.fn<(path: string) => Promise<Response>>();
const onNotices = vi.fn<(notices: readonly OperatorNotice[]) => void>();
const onOther = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  served = { ...own, notices: [] };
  device = createMemoryStore();
  visibility = 'visible';
  requested.mockImplementation(() => Promise.resolve(Response.json(served)));
  vi.stubGlobal('fetch', requested);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  watchDeployment({ own, device, onNavigation: (listener) => (navigate = listener), onNotices, onOther });
}

const fiveMinutes = () => vi.advanceTimersByTimeAsync(300_001);

it('asks every five minutes, and says nothing while the server has the same', async () => {
  start();
  await fiveMinutes();
  await fiveMinutes();
  expect(requested.mock.calls.map(([path]) => path)).toEqual(['/version.json', '/version.json']);
  expect(onOther).not.toHaveBeenCalled();
});

it('asks when another page is opened, but not twice in a moment', async () => {
  start();
  await vi.advanceTimersByTimeAsync(31_000);
  navigate();
  navigate();
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toHaveBeenCalledOnce();
});

it.each([
  ['settings', { ...own, settings: 'b' }],
  ['build', { ...own, build: '/assets/index-2.js' }],
])('tells that the server has another of the %s', async (_name, other) => {
  start();
  served = { ...other, notices: [notice, { severity: 'loud' }, { severity: 'info', text: null }, null] };
  await fiveMinutes();
  expect(onOther).toHaveBeenCalledOnce();
  expect(onNotices).toHaveBeenCalledWith([notice]);
});

it.each<[string, number, () => void]>([
  ['nothing while the page is hidden', 0, () => (visibility = 'hidden')],
  ['although the browser says "offline"', 1, () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['nothing while the member saves data', 0, () => device.set(dataSaverKey, 'on')],
])('asks %s', async (_name, times, begin) => {
  begin();
  start();
  await fiveMinutes();
  expect(requested).toHaveBeenCalledTimes(times);
});

it.each([
  ['an error', () => Promise.resolve(new Response('{}', { status: 502 }))],
  ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['something else', () => Promise.resolve(Response.json({ build: 1 }))],
  ['nothing', () => Promise.reject(new TypeError('gone'))],
])('takes %s in place of the file for no answer', async (_name, answer) => {
  requested.mockImplementation(answer);
  start();
  await fiveMinutes();
  expect(requested).toHaveBeenCalledOnce();
  expect([onOther, onNotices].some((listener) => listener.mock.calls.length > 0)).toBe(false);
});
