import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { slices } from '@wallet/api-client/store';

/** The state of an action that changes something. */
export type MoneyActionState<Answer = unknown> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  /** The response was lost or proves nothing. The backend's lists are being read to find out whether it acted. */
  | { readonly phase: 'checking'; readonly error: ApiError }
  /**
   * `response` is null if it was lost and the backend's lists prove that the action was done. `serverText` is the
   * operator's own text about the success.
   */
  | { readonly phase: 'done'; readonly response: Answer | null; readonly serverText?: string }
  /**
   * The backend did not act. `error` says why. With `unchanged` this is not certain, but what the backend has answered
   * is no success, and everything that the action would change has stayed the same: a balance, or something else.
   */
  | { readonly phase: 'refused'; readonly error: ApiError; readonly unchanged?: 'balance' | 'other' }
  /** It could not be found out whether the backend acted. The action stays locked until `unlock`. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** Another tab runs the same action. Nothing was sent from this one. */
  | { readonly phase: 'inOtherTab' };

/** Whether the action is running or its outcome is being checked. */
export function isInProgress({ phase }: MoneyActionState): boolean {
  return phase === 'running' || phase === 'checking';
}

/** Whether nothing can be sent: the action is in progress, or its outcome is unknown. The form is locked then. */
export function isUnderWay(state: MoneyActionState): boolean {
  return isInProgress(state) || state.phase === 'unknown';
}

/** By intent. Idle actions are absent. */
type States = Readonly<Record<string, MoneyActionState>>;

interface Change {
  readonly intent: string;
  readonly state: MoneyActionState;
  /** The member waits for the outcome and no page shows it. */
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

/** The Redux action for each phase. */
export const eventOf = {
  idle: cleared,
  running: started,
  checking: checkStarted,
  done: succeeded,
  refused,
  unknown: leftUnknown,
  inOtherTab: foundInOtherTab,
} as const;

/** The state of an action has changed. */
export const isChange = isAnyOf(cleared, started, checkStarted, succeeded, refused, leftUnknown, foundInOtherTab);

/** The backend has accepted an action, whether its response said so or its lists proved it. */
export const accepted = createAction<SentAction>('moneyActions/accepted');

export const { selectMoneyAction } = moneyActions.injectInto(slices).selectors;
