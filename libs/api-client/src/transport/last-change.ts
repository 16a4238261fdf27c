import { createSlice, isFulfilled, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Middleware } from 'redux';
import { outcomeOf, toApiError, type CallError } from './api-error.ts';
import type { InFlightReads } from './in-flight-reads.ts';

export interface LastChange {
  /** When the last call that may have moved money ended, in milliseconds. 0 if there was none. */
  readonly at: number;
}

const preset: LastChange = { at: 0 };

export const lastChange = createSlice({
  name: 'lastChange',
  initialState: preset,
  reducers: { changed: (_change, { payload }: PayloadAction<number>): LastChange => ({ at: payload }) },
});

interface LastChangeState {
  readonly [lastChange.reducerPath]: LastChange;
}

/**
 * Middleware that records when a money action has ended without a refusal. Data read before is outdated then if the
 * action may have changed it, and running reads are restarted. It runs before the middleware of the API, which reloads
 * what the action invalidated.
 */
export const noteChanges =
  (reads: InFlightReads): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const intent = endedIntent(action);
    if (intent !== null) {
      if (!leavesBalances.has(intent)) dispatch(lastChange.actions.changed(Date.now()));
      reads.restart();
    }
    return next(action);
  };

/** Actions that change no balance and do not trigger a reload. */
const leavesBalances: ReadonlySet<unknown> = new Set(['createQrCode', 'cancelQrCode', 'resetGamePassword']);

/** The endpoint of a money action that was done, or may have been. Null for any other action. */
function endedIntent(action: unknown): unknown {
  if (!isFulfilled(action) && !isRejected(action)) return null;
  const { arg } = action.meta as {
    readonly arg?: { readonly type?: unknown; readonly endpointName?: unknown; readonly originalArgs?: unknown };
  };
  if (arg?.type !== 'mutation' || !isIntent(arg.originalArgs)) return null;
  return isFulfilled(action) || outcomeOf(toApiError(action.payload as CallError | undefined)) === 'unknown' ? arg.endpointName : null;
}

function isIntent(args: unknown): boolean {
  return typeof args === 'object' && args !== null && 'intentId' in args;
}

/** Whether data was read before the last change. `readAt` is the `fulfilledTimeStamp` of a query. */
export function useIsOutOfDate(readAt: number | undefined): boolean {
  const changedAt = useSelector((state: LastChangeState) => state.lastChange.at);
  return readAt !== undefined && readAt < changedAt;
}
