import { isProvable, restartReads, type ApiStore, type MoneyAction, type SentAction } from '@wallet/api-client';
import { withMoneyLock, type KeyValueStore } from '@wallet/session';
import { isBusy, mayStart, viewOf, type ActionState, type MoneyActionState, type Request } from './action-state.ts';
import { startEffects } from './effects.ts';
import { createIntentId } from './create-intent-id.ts';
import { loadReconcile } from './lists.ts';
import { accepted, events, selectActions, selectMoneyAction } from './money-actions-slice.ts';
import { createPendingActions } from './pending-actions.ts';
import { actionOf, onChange, until, type RunningRequest, type Surroundings } from './surroundings.ts';

interface MoneyActionsDependencies
  extends Pick<Surroundings, 'store' | 'isCurrent' | 'wait' | 'untilOnline'>, Partial<Pick<Surroundings, 'lock' | 'createId'>> {
  /** Storage that lasts as long as the session, so that unknown outcomes survive closing a tab. */
  readonly storage: KeyValueStore;
}

type UnseenListener = (intent: string, state: MoneyActionState) => void;
type AcceptedListener = (action: SentAction) => void;

/**
 * The money actions of one session. They are independent of pages, so leaving a page neither stops an action nor loses
 * its outcome. Each action is sent once. If its outcome is unknown, it is found out by reading and the action is never
 * sent again automatically. Everything here dispatches an event to the slice, or reads it. The effects do what the
 * slice asks for.
 */
export function createMoneyActions({
  store,
  storage,
  isCurrent,
  wait,
  untilOnline,
  lock = (intent, act) => withMoneyLock(intent, act, wait),
  createId = createIntentId,
}: MoneyActionsDependencies) {
  const { dispatch } = store;
  const requests = new Map<string, RunningRequest>();
  const pending = createPendingActions(storage);
  startEffects({ store, pending, requests, isCurrent, wait, untilOnline, lock, createId });
  let hasResumed = false;

  const stateOf = (intent: string): MoneyActionState => selectMoneyAction(store.getState(), intent);

  const untilSettled = (intent: string) => until(store, () => !isBusy(actionOf(store, intent).step));

  const takeUp = () => {
    for (const { intent, attempt } of pending.list()) dispatch(events.resumed({ intent, attempt }));
  };

  /** Resumes actions that a page reload interrupted. Sends nothing. */
  const resume = () => {
    if (hasResumed) return;
    hasResumed = true;
    takeUp();
  };

  return {
    stateOf,
    resume,
    /** Checks all unresolved actions again, also those of tabs that were closed. Only a proven outcome changes their state. */
    recheck: async (): Promise<void> => {
      takeUp();
      const actions = Object.entries(selectActions(store.getState()));
      // A read that is still on its way began before the member was back.
      if (actions.some(([, { step }]) => step.name === 'unknown')) dispatch(restartReads());
      for (const [intent] of actions) dispatch(events.returned({ intent }));
      const isReading = ({ step }: ActionState) => step.name === 'unknown' && step.isReading;
      await until(store, () => !Object.values(selectActions(store.getState())).some(isReading));
    },
    /** Forgets the actions of the session that has ended, and releases everything that other tabs wait for. */
    dispose: () => void dispatch(events.sessionEnded()),
    /** Loads the code that finds out lost outcomes before the line can break: older browsers never ask again for code that failed to load. */
    preload: () => {
      loadReconcile().catch(() => undefined);
    },
    /** Reads the snapshot for an action that is likely to be sent, so that sending does not have to wait for it. Preloads. */
    prepare: <Arg>({ intent, expects }: MoneyAction<Arg, unknown>, arg: Arg) => {
      const expected = expects?.(arg);
      if (expected && isProvable(expected)) dispatch(events.readAheadStarted({ intent, expected, at: Date.now() }));
    },
    /** Runs an action, unless one of its name is under way or locked: then it says how that one stands. */
    run: async <Arg, Answer>(action: MoneyAction<Arg, Answer>, arg: Arg): Promise<MoneyActionState<Answer>> => {
      resume();
      const { intent } = action;
      if (mayStart(actionOf(store, intent).step)) {
        requests.set(intent, {
          send: (intentId) => action.send(dispatch, arg, intentId),
          isDone: () => action.isDone?.(dispatch, arg) ?? Promise.resolve(null),
        });
        dispatch(events.requested({ intent, request: toRequest(action, arg) }));
        await untilSettled(intent);
      }
      return stateOf(intent) as MoneyActionState<Answer>;
    },
    /** Resolves when the outcome of a running action has to be checked. */
    untilChecking: async (intent: string): Promise<MoneyActionState> => {
      await until(store, () => stateOf(intent).phase === 'checking');
      return stateOf(intent);
    },
    /**
     * Checks the outcome of an action and the balance again. If nothing is proven, the member can compare the balance
     * and run the action again. False if neither could be read: the action stays locked.
     */
    check: async (intent: string): Promise<boolean> => {
      if (actionOf(store, intent).step.name !== 'unknown') return false;
      dispatch(events.checkRequested({ intent }));
      await untilSettled(intent);
      return stateOf(intent).phase !== 'unknown';
    },
    ...createScreens(store, resume),
    /** The member knows that the outcome is unknown and decides whether to try again. */
    unlock: (intent: string) => void dispatch(events.unlocked({ intent })),
    /** The outcome of the action has been shown. */
    reset: (intent: string) => void dispatch(events.dismissed({ intent })),
    /** Calls back with actions that the backend accepted, however that was found out. Returns a function that unsubscribes. */
    onAccepted: (listener: AcceptedListener) =>
      store.startListening({ actionCreator: accepted, effect: ({ payload }) => listener(payload) }),
  };
}

export type MoneyActions = ReturnType<typeof createMoneyActions>;

/** What screens tell of an action, and what they are told. */
function createScreens(store: ApiStore, resume: () => void) {
  const { dispatch } = store;
  return {
    /** A component shows the action from now on. Returns a function that ends this. */
    show: (intent: string) => {
      dispatch(events.shown({ intent }));
      resume();
      return () => {
        dispatch(events.hidden({ intent }));
        // Delayed, because React mounts twice in development.
        queueMicrotask(() => dispatch(events.closed({ intent })));
      };
    },
    /** Calls back with the outcome of an action that no page shows. Returns a function that unsubscribes. */
    onUnseen: (listener: UnseenListener) =>
      onChange(store, (intent, before, { step, isAwaited, shownBy }) => {
        const state = viewOf(step);
        const isNew = state.phase !== 'idle' && state.phase !== viewOf(before.step).phase;
        if (isNew && isAwaited && shownBy <= 0) listener(intent, state);
      }),
  };
}

function toRequest<Arg>({ expects, fingerprint, needsData, isDone }: MoneyAction<Arg, unknown>, arg: Arg): Request {
  return {
    expected: expects?.(arg) ?? null,
    fingerprint: fingerprint?.(arg),
    needsData: needsData === true,
    hasProof: isDone !== undefined,
  };
}
