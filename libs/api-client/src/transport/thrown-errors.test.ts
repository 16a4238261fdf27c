import { expect, it, vi } from 'vitest';
import { changes } from '../endpoints/changes.ts';
import { sent } from '../money/money-action.ts';
import { startTestSession } from '../testing/test-session.ts';
import { toApiError } from './to-api-error.ts';
import { walletApi } from './base-api.ts';
import type { Intent } from './intent.ts';

const { thrownRead, thrownAction } = walletApi.injectEndpoints({
  endpoints: (build) => ({
    thrownRead: build.query<string, void>({
      queryFn: () => {
        throw new TypeError('x is not a function');
      },
    }),
    thrownAction: build.mutation<string, Intent>({
      queryFn: () => {
        throw new TypeError('x is not a function');
      },
      invalidatesTags: changes('Wallet'),
    }),
  }),
}).endpoints;

const { store } = startTestSession({ baseUrl: 'http://backend.test' });
const unreadable = { kind: 'unreadable' };

it('what code of ours throws in a read is an answer that nobody can read', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { error } = await store.dispatch(thrownRead.initiate());
  expect(error).toMatchObject({ name: 'TypeError' });
  expect(toApiError(error)).toEqual(unreadable);
  // Developers see what it was.
  expect(told).toHaveBeenCalledTimes(1);
});

it('what code of ours throws in an action leaves its outcome unknown: figures read before are out of date', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const startedAt = Date.now();
  expect(await sent(store.dispatch(thrownAction.initiate({ intentId: 'i1' }, { track: false })))).toEqual({ error: unreadable });
  expect(store.getState().lastChange.at).toBeGreaterThanOrEqual(startedAt);
});
