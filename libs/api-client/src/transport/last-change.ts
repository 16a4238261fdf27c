import { createSlice, isFulfilled, isRejected, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { outcomeOf } from './api-error.ts';
import { toApiError, type CallError } from './to-api-error.ts';
import type { InFlightReads } from './in-flight-reads.ts';

interface LastChange {
  /** When a call that may have moved money ended last, in milliseconds; 0 where none has. */
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
 * Notes when an intent has ended that the backend has not refused: figures read before are out of date from then on
 * where it may have changed them, and reads that are on their way are sent again. Stands before the API's own middleware, which reads what the
 * action has invalidated.
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

/** Intents that no balance changes by: nothing has it read again after them. */
const leavesBalances: ReadonlySet<unknown> = new Set(['createQrCode', 'cancelQrCode', 'resetGamePassword']);

/** The name of the call by which an intent was, or may have been, carried out; null for anything else. */
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

/** True for what was read before the last change. `readAt` is a query's `fulfilledTimeStamp`. */
export function useIsOutOfDate(readAt: number | undefined): boolean {
  const changedAt = useSelector((state: LastChangeState) => state.lastChange.at);
  return readAt !== undefined && readAt < changedAt;
}
