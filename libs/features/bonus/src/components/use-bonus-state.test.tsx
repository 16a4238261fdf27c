import { ApiStoreProvider, lookupEndpoints } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBonusState } from './use-bonus-state.ts';

const hour = 3_600_000;
/** One o'clock on a Tuesday morning in Bangkok. */
const backendNow = Date.UTC(2026, 0, 5, 18);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the state of a bonus received `ago` before `backendNow`, on a device whose clock is `deviceAhead` ahead of the backend's. */
async function stateOf(type: 'day' | 'week' | 'limit', ago: number, deviceAhead: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: backendNow + deviceAhead });
  const response = () =>
    new Response('{"terminated":false}', { headers: { 'content-type': 'application/json', date: new Date(backendNow).toUTCString() } });
  vi.stubGlobal('fetch', () => Promise.resolve(response()));
  const store = createTestStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ApiStoreProvider store={store}>{children}</ApiStoreProvider>;
  const { result } = renderHook(() => useBonusState(), { wrapper });
  await act(async () => {
    await store.dispatch(lookupEndpoints.endpoints.getServiceActive.initiate());
  });
  return result.current({ type, maxReceived: 1, userBonus: { isActive: false, receivedAt: [backendNow - ago] } });
}

it.each([
  ['day', 0.5 * hour, 0, 'received'],
  ['day', 2 * hour, 0, 'available'],
  ['week', 20 * hour, 0, 'received'],
  ['week', 26 * hour, 0, 'available'],
  ['limit', 9000 * hour, 0, 'received'],
  // The device's clock is off by a day or a week, and the backend's day counts.
  ['day', 0.5 * hour, 24 * hour, 'received'],
  ['day', 2 * hour, -3 * hour, 'available'],
  ['week', 20 * hour, 7 * 24 * hour, 'received'],
  ['week', 26 * hour, -30 * hour, 'available'],
] as const)('a bonus of type %s, received %d ms ago, on a device %d ms ahead is %s', async (type, ago, deviceAhead, state) => {
  expect(await stateOf(type, ago, deviceAhead)).toBe(state);
});
