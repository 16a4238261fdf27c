import { createSlice, isFulfilled, isRejected, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { outcomeOf, type ApiError } from './api-error.ts';
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
 * Notes when a money action has ended that the backend has not refused: figures read before are out of date from then
 * on, and reads that are on their way are sent again. Stands before the API's own middleware, which reads what the
 * action has invalidated.
 */
export const noteChanges =
  (reads: InFlightReads): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (mayHaveMovedMoney(action)) {
      dispatch(lastChange.actions.changed(Date.now()));
      reads.restart();
    }
    return next(action);
  };

function mayHaveMovedMoney(action: unknown): boolean {
  if (!isFulfilled(action) && !isRejected(action)) return false;
  const { arg } = action.meta as { readonly arg?: { readonly type?: unknown; readonly originalArgs?: unknown } };
  if (arg?.type !== 'mutation' || !isIntent(arg.originalArgs)) return false;
  return isFulfilled(action) || outcomeOf(action.payload as ApiError) === 'unknown';
}

function isIntent(args: unknown): boolean {
  return typeof args === 'object' && args !== null && 'intentId' in args;
}

/** True for what was read before the last change. `readAt` is a query's `fulfilledTimeStamp`. */
export function useIsOutOfDate(readAt: number | undefined): boolean {
  const changedAt = useSelector((state: LastChangeState) => state.lastChange.at);
  return readAt !== undefined && readAt < changedAt;
}
