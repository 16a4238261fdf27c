import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

let isVisible = true;
let isOnline = true;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  [isVisible, isOnline] = [true, true];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start(look = vi.fn(() => Promise.resolve(true))) {
  stop = pollWhileVisible({ poll: look, pauseMs: (failures) => 1000 * 2 ** failures });
  return look;
}

it('looks at once and then after each pause, longer after failures', async () => {
  const responses = [true, false, false, true];
  const look = start(vi.fn(() => Promise.resolve(responses.shift() ?? true)));
  await pass(0);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(1999);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(look).toHaveBeenCalledTimes(3);
  await pass(4000);
  expect(look).toHaveBeenCalledTimes(4);
  await pass(1000);
  expect(look).toHaveBeenCalledTimes(5);
});

it('rests while nobody looks at the page, and looks at once on return', async () => {
  const look = start();
  await pass(0);
  isVisible = false;
  await pass(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(look).toHaveBeenCalledTimes(2);
});

it('rests while the device is offline, and looks when it is back', async () => {
  isOnline = false;
  const look = start();
  await pass(60_000);
  expect(look).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(look).toHaveBeenCalledTimes(1);
});

it('does not look more often because the page is looked at again and again', async () => {
  const look = start();
  for (let times = 0; times < 5; times += 1) {
    await pass(100);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(look).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(look).toHaveBeenCalledTimes(2);
});

it('looks no more once ended', async () => {
  const look = start();
  await pass(0);
  stop();
  await pass(60_000);
  window.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledTimes(1);
});
