// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLine, isLineDown, lineWorks, noteAnswer, noteFailure, reachesServer } from './line.ts';

let saysOnline: boolean;
const asked = vi.fn<typeof fetch>();
const changed = vi.fn<() => void>();

/** The browser changes its word. */
function say(word: 'online' | 'offline'): void {
  saysOnline = word === 'online';
  window.dispatchEvent(new Event(word));
}

const answer = () => noteAnswer(Promise.resolve());

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => saysOnline);
  vi.stubGlobal('fetch', asked.mockReset());
  say('online');
  say('offline');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is believed to work while the browser says "online", and nobody is asked', async () => {
  say('online');
  expect([lineWorks(), isLineDown(), noteFailure()]).toEqual([true, false, 'unreachable']);
  expect(await reachesServer('/version.json')).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it.each([200, 404, 502])('works although the browser says "offline" once the server has answered %i', async (status) => {
  expect([lineWorks(), isLineDown()]).toEqual([false, false]);
  asked.mockResolvedValue(new Response('', { status }));
  expect(await reachesServer('/version.json')).toBe(true);
  expect([lineWorks(), isLineDown(), noteFailure(), isLineDown()]).toEqual([true, false, 'unreachable', false]);
});

it('is down when the browser says "offline" and the server cannot be reached, until it answers', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await reachesServer('/version.json')).toBe(false);
  expect([lineWorks(), isLineDown(), noteFailure()]).toEqual([false, true, 'offline']);
  await answer();
  expect([lineWorks(), isLineDown()]).toEqual([true, false]);
});

it('has to be found out again when a call fails after the server has answered, and is down when it does not answer again', async () => {
  await answer();
  expect([noteFailure(), lineWorks(), isLineDown()]).toEqual(['unreachable', false, false]);
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await reachesServer('/version.json')).toBe(false);
  expect(isLineDown()).toBe(true);
});

it('is asked for no longer than eight seconds', async () => {
  vi.useFakeTimers();
  asked.mockImplementation(
    (_address, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const reached = reachesServer('/version.json');
  await vi.advanceTimersByTimeAsync(8000);
  expect(await reached).toBe(false);
});

it.each(['works', 'fails'])('has to be found out again when the browser says "offline" again, although it %s', async (before) => {
  if (before === 'works') await answer();
  else noteFailure();
  say('online');
  say('offline');
  expect([lineWorks(), isLineDown()]).toEqual([false, false]);
});

it('is not proved by the answer to a call from before the browser said "offline"', async () => {
  say('online');
  const answered = answer();
  say('offline');
  await answered;
  expect(lineWorks()).toBe(false);
});

it('tells of each change', async () => {
  const stop = followLine(changed.mockReset());
  noteFailure();
  noteFailure();
  await answer();
  await answer();
  say('online');
  await answer();
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  say('offline');
  expect(changed).toHaveBeenCalledTimes(3);
});
