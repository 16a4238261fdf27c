import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

let isVisible = true;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start(poll = vi.fn(() => Promise.resolve(true))) {
  stop = pollWhileVisible({ poll, pauseMs: (failures) => 1000 * 2 ** failures });
  return poll;
}

it('polls at once and after each pause, with longer pauses after failures', async () => {
  const responses = [true, false, false, true];
  const poll = start(vi.fn(() => Promise.resolve(responses.shift() ?? true)));
  await pass(0);
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(poll).toHaveBeenCalledTimes(2);
  await pass(1999);
  expect(poll).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(poll).toHaveBeenCalledTimes(3);
  await pass(4000);
  expect(poll).toHaveBeenCalledTimes(4);
  await pass(1000);
  expect(poll).toHaveBeenCalledTimes(5);
});

it('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  const poll = start();
  await pass(0);
  isVisible = false;
  await pass(60_000);
  expect(poll).toHaveBeenCalledTimes(1);
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(poll).toHaveBeenCalledTimes(2);
});

it('polls although the browser says "offline"', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const poll = start();
  await pass(1000);
  expect(poll).toHaveBeenCalledTimes(2);
});

it.each([
  ['at once after a failure', false, 2],
  ['not earlier after a success', true, 1],
])('polls %s when the device is online again', async (_name, isRead, times) => {
  const poll = start(vi.fn(() => Promise.resolve(isRead)));
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(poll).toHaveBeenCalledTimes(times);
});

it('does not poll earlier when the visibility changes often', async () => {
  const poll = start();
  for (let times = 0; times < 5; times += 1) {
    await pass(100);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(poll).toHaveBeenCalledTimes(2);
});

it('goes on with its pauses when the clock of the device is set back', async () => {
  const poll = start();
  await pass(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1000);
  expect(poll).toHaveBeenCalledTimes(2);
});

it('does not poll after it was stopped', async () => {
  const poll = start();
  await pass(0);
  stop();
  await pass(60_000);
  window.dispatchEvent(new Event('online'));
  expect(poll).toHaveBeenCalledTimes(1);
});
