import { createAction, createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError, SentAction } from '@wallet/api-client';
import { slices } from '@wallet/api-client/store';
import { initialAction, isInProgress, viewOf, type ActionState, type MoneyActionState } from './action-state.ts';
import * as transitions from './transitions.ts';

/** The actions of this tab by intent. One that was never run is absent. */
type Actions = Readonly<Record<string, ActionState>>;

interface Of {
  readonly intent: string;
}

/** Applies what happened to the action that it happened to. */
function to<Event extends object>(apply: (action: ActionState, event: Event) => ActionState) {
  return (actions: Actions, { payload }: PayloadAction<Of & Event>): Actions => {
    const before = actions[payload.intent] ?? initialAction;
    const after = apply(before, payload);
    return after === before ? actions : { ...actions, [payload.intent]: after };
  };
}

/** The same for the result of a step. It says nothing once the action has gone on. */
function result<Event extends object>(apply: (action: ActionState, event: Event) => ActionState) {
  return to<Event & { readonly turn: number }>((action, event) => (event.turn === action.turn ? apply(action, event) : action));
}

const initialState: Actions = {};

const moneyActions = createSlice({
  name: 'moneyActions',
  initialState,
  reducers: {
    requested: to(transitions.requested),
    resumed: to(transitions.resumed),
    lockGranted: to(transitions.lockGranted),
    lockDenied: to(transitions.lockDenied),
    lockReleased: to(transitions.lockReleased),
    waited: result(transitions.waited),
    readAheadStarted: to(transitions.readAheadStarted),
    readAheadEnded: to(transitions.readAheadEnded),
    prepared: result(transitions.prepared),
    answered: result(transitions.answered),
    read: result(transitions.read),
    checkRequested: to(transitions.checkRequested),
    checked: result(transitions.checked),
    returned: to(transitions.returned),
    unlocked: to(transitions.unlocked),
    dismissed: to(transitions.dismissed),
    shown: to(transitions.shown),
    hidden: to(transitions.hidden),
    closed: to(transitions.closed),
    /** The session has ended: nothing of the member stays. */
    sessionEnded: (): Actions => initialState,
  },
  selectors: {
    selectActions: (actions): Actions => actions,
    /** Whether an action of this tab runs, or is about to. */
    isActing: (actions): boolean =>
      Object.values(actions).some(({ step, ahead }) => isInProgress(stateOf(step)) || (ahead !== null && ahead.snapshot === undefined)),
    /** What was sent and is not known, each with what came back. */
    selectUnknown: weakMapMemoize((actions: Actions): readonly { readonly sent: SentAction; readonly error: ApiError }[] =>
      Object.values(actions).flatMap(({ step }) =>
        step.name === 'unknown' && step.attempt?.sent ? { sent: step.attempt.sent, error: step.error } : [],
      ),
    ),
    /** When the last action of an intent was sent, which was done; null if that is not known. */
    selectSentAt: (actions, intent: string): number | null => actions[intent]?.news?.accepted?.sentAt ?? null,
    selectMoneyAction: (actions, intent: string): MoneyActionState => stateOf((actions[intent] ?? initialAction).step),
  },
});

/** The same object as long as the step is the same. */
const stateOf = weakMapMemoize(viewOf);

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [moneyActions.reducerPath]: Actions;
  }
}

/** Everything that can happen to an action. */
export const events = moneyActions.actions;

/** The backend has accepted an action, whether its response said so or its lists proved it. */
export const accepted = createAction<SentAction>('moneyActions/accepted');

export const { isActing, selectActions, selectMoneyAction, selectSentAt, selectUnknown } = moneyActions.injectInto(slices).selectors;
