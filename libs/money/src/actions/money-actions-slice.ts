import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { slices } from '@wallet/api-client/store';

/** What an action that changes something has come to so far. */
export type MoneyActionState<Answer = unknown> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  /** No readable answer came, or one that proves nothing: whether the backend acted is being read from its lists. */
  | { readonly phase: 'checking'; readonly error: ApiError }
  /**
   * `answer` is null where it was lost and the backend's lists prove that the action was done. `serverText` is what the
   * backend said in words that nobody here knows, where nothing else proves that it was done.
   */
  | { readonly phase: 'done'; readonly response: Answer | null; readonly serverText?: string }
  /** The backend did not act; `error` says why. */
  | { readonly phase: 'refused'; readonly error: ApiError }
  /** Whether the backend acted could not be found out. The action stays locked until `unlock`. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** The same action is under way in another tab. Nothing was sent here. */
  | { readonly phase: 'inOtherTab' };

/** By intent. One that is idle is absent. */
type States = Readonly<Record<string, MoneyActionState>>;

interface Change {
  readonly intent: string;
  readonly state: MoneyActionState;
  /** It moves something a member waits for, and no page shows it. */
  readonly isUnseen: boolean;
}

const initialState: States = {};

const put = (states: States, { payload: { intent, state } }: PayloadAction<Change>): States => ({ ...states, [intent]: state });

const moneyActions = createSlice({
  name: 'moneyActions',
  initialState,
  reducers: {
    started: put,
    checkStarted: put,
    succeeded: put,
    refused: put,
    leftUnknown: put,
    foundInOtherTab: put,
    cleared: (states: States, { payload }: PayloadAction<Change>): States =>
      Object.fromEntries(Object.entries(states).filter(([intent]) => intent !== payload.intent)),
  },
  selectors: { selectMoneyAction: (states, intent: string): MoneyActionState => states[intent] ?? idle },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [moneyActions.reducerPath]: States;
  }
}

export const idle: MoneyActionState = { phase: 'idle' };

const { started, checkStarted, succeeded, refused, leftUnknown, foundInOtherTab, cleared } = moneyActions.actions;

/** What happened to an action that is in a phase now. */
export const eventOf = {
  idle: cleared,
  running: started,
  checking: checkStarted,
  done: succeeded,
  refused,
  unknown: leftUnknown,
  inOtherTab: foundInOtherTab,
} as const;

/** An action has come to something else. */
export const isChange = isAnyOf(cleared, started, checkStarted, succeeded, refused, leftUnknown, foundInOtherTab);

/** The backend has accepted it, however that was found out. */
export const accepted = createAction<SentAction>('moneyActions/accepted');

export const { selectMoneyAction } = moneyActions.injectInto(slices).selectors;
