import { expect, it, vi } from 'vitest';
import { changes } from '../endpoints/changes.ts';
import { sent } from '../money/money-action.ts';
import { startTestSession } from '../testing/test-session.ts';
import { toApiError } from './api-error.ts';
import { walletApi, type Intent } from './base-api.ts';
import { isOutOfDate } from './last-change.ts';

const { goodRead, thrownRead, thrownAction } = walletApi.injectEndpoints({
  endpoints: (build) => ({
    goodRead: build.query<string, void>({ queryFn: () => ({ data: 'read' }) }),
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

it('an exception in a read becomes an unreadable response', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { error } = await store.dispatch(thrownRead.initiate());
  expect(error).toMatchObject({ name: 'TypeError' });
  expect(toApiError(error)).toEqual(unreadable);
  // The error is shown to developers.
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it('an exception in an action leaves its outcome unknown and marks earlier reads as out of date', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { fulfilledTimeStamp } = await store.dispatch(goodRead.initiate());
  expect(await sent(store.dispatch(thrownAction.initiate({ intentId: 'i1' }, { track: false })))).toEqual({ error: unreadable });
  expect(isOutOfDate(store.getState(), fulfilledTimeStamp)).toBe(true);
});
