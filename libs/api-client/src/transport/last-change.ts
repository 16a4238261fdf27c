import { createSlice, isFulfilled, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Middleware } from 'redux';
import { outcomeOf, toApiError, type CallError } from './api-error.ts';
import type { Intent } from './base-api.ts';
import type { InFlightReads } from './in-flight-reads.ts';

export interface LastChange {
  /**
   * The `fulfilledTimeStamp`s of the data that was there when the last call that may have moved money ended. They are
   * only compared with themselves, because the device's clock may be set at any time.
   */
  readonly outdated: readonly number[];
}

const preset: LastChange = { outdated: [] };

export const lastChange = createSlice({
  name: 'lastChange',
  initialState: preset,
  reducers: { changed: (_change, { payload }: PayloadAction<LastChange['outdated']>): LastChange => ({ outdated: payload }) },
});

interface LastChangeState {
  readonly [lastChange.reducerPath]: LastChange;
}

/**
 * Middleware that restarts running reads when a money action has ended: a refusal, too, says that something is not as it was
 * read. Without a refusal, data read before is outdated if the action may have changed it. It runs before the middleware
 * of the API, which reloads what the action invalidated.
 */
export const noteChanges =
  (reads: InFlightReads): Middleware =>
  (api) =>
  (next) =>
  (action) => {
    const ended = endedAction(action);
    if (ended) {
      if (ended.mayHaveChanged && !ended.intent.leavesBalances)
        api.dispatch(lastChange.actions.changed(readTimes(api.getState() as Cache)));
      reads.restart();
    }
    return next(action);
  };

/** The part of the state in which RTK Query keeps what was read. */
interface Cache {
  readonly api: { readonly queries: Readonly<Record<string, { readonly fulfilledTimeStamp?: number } | undefined>> };
}

const readTimes = ({ api }: Cache) => Object.values(api.queries).flatMap((query) => query?.fulfilledTimeStamp ?? []);

/** A money action that has ended, and whether it was done, or may have been. Null for any other action of the store. */
function endedAction(action: unknown): { readonly intent: Intent; readonly mayHaveChanged: boolean } | null {
  if (!isFulfilled(action) && !isRejected(action)) return null;
  const { arg } = action.meta as { readonly arg?: { readonly type?: unknown; readonly originalArgs?: unknown } };
  if (arg?.type !== 'mutation' || !isIntent(arg.originalArgs)) return null;
  const mayHaveChanged = isFulfilled(action) || outcomeOf(toApiError(action.payload as CallError | undefined)) === 'unknown';
  return { intent: arg.originalArgs, mayHaveChanged };
}

const isIntent = (args: unknown): args is Intent => typeof args === 'object' && args !== null && 'intentId' in args;

/** Whether data was read before the last change. `readAt` is the `fulfilledTimeStamp` of a query. */
export const isOutOfDate = ({ lastChange: { outdated } }: LastChangeState, readAt: number | undefined): boolean =>
  readAt !== undefined && outdated.includes(readAt);

export const useIsOutOfDate = (readAt: number | undefined): boolean => useSelector((state: LastChangeState) => isOutOfDate(state, readAt));
