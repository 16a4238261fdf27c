import { ApiStoreProvider } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLatest } from './use-latest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answered = { data: 'new', isError: false };

function render(isFetching: boolean, ageMs: number, refetch: () => Promise<typeof answered>) {
  const query = { isFetching, fulfilledTimeStamp: Date.now() - ageMs, refetch: vi.fn(refetch) };
  const store = createTestStore();
  const wrapper = ({ children }: PropsWithChildren) => createElement(ApiStoreProvider, { store, children });
  return { query, latest: renderHook(() => useLatest(query), { wrapper }).result.current };
}

it.each([
  ['is taken as it is when it is new', false, 9000, null],
  ['is read again when it is old', false, 10_000, 'new'],
  ['is waited for when it is being read', true, 0, 'new'],
  ['is read again when the clock was set back', false, -3_600_000, 'new'],
])('what members take out of the app %s', async (_name, isFetching, ageMs, taken) => {
  const { query, latest } = render(isFetching, ageMs, () => Promise.resolve(answered));
  expect(await latest()).toBe(taken);
  expect(query.refetch).toHaveBeenCalledTimes(taken === null ? 0 : 1);
});

it.each([
  ['fails', () => Promise.resolve({ ...answered, isError: true })],
  ['does not come within a second', () => new Promise<typeof answered>(() => undefined)],
])('nothing is known of what %s', async (_name, refetch) => {
  const { latest } = render(false, 60_000, refetch);
  const taken = latest();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await taken).toBeUndefined();
});

it('is read again when the member returns to the page, and not when they leave it', () => {
  const { query } = render(false, 0, () => Promise.resolve(answered));
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(query.refetch).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(query.refetch).toHaveBeenCalledTimes(1);
});
