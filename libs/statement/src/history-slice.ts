import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import type { CallError } from '@wallet/api-client';
import { statementEndpoints } from '@wallet/api-client/statement';
import { slices } from '@wallet/api-client/store';
import { pageSizes, type Currency } from '@wallet/domain';
import { addToHistory, type History } from './history.ts';

interface HistoryState {
  /** Null before the first page was read. */
  readonly history: History | null;
  /** The currency of its amounts. */
  readonly currency: Currency | null;
  /** How far back to read. Null if nobody asked. */
  readonly until: number | null;
  /** The member has asked for it. Otherwise nothing is read while they save data. */
  readonly isAsked: boolean;
  /** Why reading ended early. */
  readonly error: CallError | null;
}

export interface ReadRequest {
  readonly until: number;
  readonly isAsked: boolean;
}

const initialState: HistoryState = { history: null, currency: null, until: null, isAsked: false, error: null };

/** The statement as far as it was read, for figures over time. It ends with the session. */
const statementHistory = createSlice({
  name: 'statementHistory',
  initialState,
  reducers: {
    requested: (state, { payload }: PayloadAction<ReadRequest>) => {
      const { until, isAsked } = payload;
      const isFarther = state.until === null || until < state.until;
      state.isAsked = isAsked || (state.isAsked && !isFarther);
      if (isFarther) state.until = until;
    },
    stopped: (state) => {
      state.until = null;
      state.isAsked = false;
    },
    failed: (state, { payload }: PayloadAction<CallError>) => {
      state.error = payload;
    },
    retried: (state) => {
      const { history, ...before } = original(state) as HistoryState;
      return { ...before, history: history && { ...history, restarts: 0 }, error: null };
    },
  },
  extraReducers: (builder) => {
    // Any screen may have read the page.
    builder.addMatcher(isAnyOf(statementEndpoints.endpoints.getStatement.matchFulfilled), (state, { payload, meta }) => {
      const { page, limit, currency } = meta.arg.originalArgs;
      if (limit !== pageSizes.statement) return state;
      // The draft would be slow: it wraps each of thousands of entries.
      const before = original(state) as HistoryState;
      const history = before.currency === currency ? before.history : null;
      return { ...before, currency, history: addToHistory(history, { ...payload, page }) };
    });
  },
  selectors: { selectHistory: (state): HistoryState => state },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [statementHistory.reducerPath]: HistoryState;
  }
}

export const { requested, stopped, failed, retried } = statementHistory.actions;

export const { selectHistory } = statementHistory.injectInto(slices).selectors;
