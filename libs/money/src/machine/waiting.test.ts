import { noteAnswer } from '@wallet/api-client/line';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilOnline } from './waiting.ts';

let saysOnline: boolean;

/** The browser changes its word. */
function say(word: 'online' | 'offline'): void {
  saysOnline = word === 'online';
  window.dispatchEvent(new Event(word));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => saysOnline);
  say('offline');
});
afterEach(() => vi.useRealTimers());

/** Whether waiting has ended. */
function start() {
  const ended = vi.fn<() => void>();
  void untilOnline().then(ended);
  return async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    return ended.mock.calls.length > 0;
  };
}

it('waits until the device is online', async () => {
  const hasEnded = start();
  expect(await hasEnded(9000)).toBe(false);
  say('online');
  expect(await hasEnded()).toBe(true);
});

it('waits for ten seconds where the browser never says that the device is online', async () => {
  const hasEnded = start();
  expect(await hasEnded(9999)).toBe(false);
  expect(await hasEnded(1)).toBe(true);
});

it('does not wait once the server has answered', async () => {
  await noteAnswer(Promise.resolve());
  expect(await start()()).toBe(true);
});
