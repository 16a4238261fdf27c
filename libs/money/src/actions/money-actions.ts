import { isAnswered, outcomeOf, type ApiError, type ApiStore, type ExpectedChange, type MoneyAction } from '@wallet/api-client';
import type { Reconciliation, SentAction } from '@wallet/api-client/reconcile';
import { isErrorCode } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { createActionLocks } from './action-locks.ts';
import { createIntentId } from './intent-lock.ts';
import { accepted, eventOf, idle, isChange, selectMoneyAction, type MoneyActionState } from './money-actions-slice.ts';
import { createPendingActions, type PendingAction } from './pending-actions.ts';
import { createPreparedSnapshots } from './prepared-snapshots.ts';

/** When the backend's lists are read after an outcome became unknown. */
const readsAtMs = [2000, 5000, 10_000, 20_000] as const;

const readsAfterAnswerAtMs = [0, ...readsAtMs] as const;

/** How often a tab checks whether another tab still holds an action with an unknown outcome. */
const takeOverEveryMs = 2000;

interface MoneyActionsDependencies {
  readonly store: ApiStore;
  /** Storage that lasts as long as the session, so that unknown outcomes survive closing a tab. */
  readonly storage: KeyValueStore;
  readonly device: KeyValueStore;
  /** False once the session of these actions has ended. */
  readonly isCurrent: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves as soon as the device is online. */
  readonly untilOnline: () => Promise<void>;
}

type UnseenListener = (intent: string, state: MoneyActionState) => void;
type AcceptedListener = (action: SentAction) => void;

interface Unresolved {
  readonly id: string;
  /** The action was sent by another tab that has been closed. Its outcome does not answer a request of this tab. */
  readonly isForeign: boolean;
  /** Releases the lock. */
  readonly giveBack: () => void;
}

const systemError: ApiError = { kind: 'refused', status: 200, code: 'INTERNAL_SERVER_ERROR', text: 'INTERNAL_SERVER_ERROR' };

/** Why an action was refused that the backend's lists show as failed. */
const reasonOf = (error: ApiError): ApiError => (isAnswered(error) ? error : systemError);

const isOver = ({ phase }: MoneyActionState) => phase === 'done' || phase === 'refused' || phase === 'inOtherTab';

const loadReconcile = () => import('./reconcile-code.ts');

/**
 * The money actions of one session. They are independent of pages, so leaving a page neither stops an action nor loses
 * its outcome. Each action is sent once. If its outcome is unknown, it is found out by reading and the action is never
 * sent again automatically. The states are a slice of the store. Locks, promises and subscribers cannot be serialised
 * and stay here.
 */
export function createMoneyActions({ store, storage, device, isCurrent, wait, untilOnline }: MoneyActionsDependencies) {
  const { dispatch } = store;
  const busy = new Set<string>();
  /** Intents whose outcome the member waits for. */
  const announced = new Set<string>();
  const unresolved = new Map<string, Unresolved>();
  /** Intents that another tab runs. */
  const followed = new Set<string>();
  /** How many mounted components show an intent. */
  const shown = new Map<string, number>();
  const pending = createPendingActions(storage);
  const snapshots = createPreparedSnapshots({ store, wait });
  let endSession: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    endSession = resolve;
  });
  const { withLock } = createActionLocks({ device, wait, ended });
  let hasResumed = false;

  const stateOf = (intent: string): MoneyActionState => selectMoneyAction(store.getState(), intent);

  const setState = (intent: string, state: MoneyActionState): MoneyActionState => {
    dispatch(eventOf[state.phase]({ intent, state, isUnseen: !shown.get(intent) && announced.has(intent) }));
    return state;
  };

  const tellAccepted = (action: SentAction | null) => {
    if (action && isCurrent()) dispatch(accepted(action));
  };

  const isPending = (id: string) => pending.list().some((action) => action.id === id);

  const readLists = async (sent: unknown): Promise<Reconciliation> => {
    const { reconcile } = await loadReconcile();
    return reconcile(dispatch, sent);
  };

  /** The outcome according to the backend's lists. Null if they prove nothing. */
  const readOutcome = async (sent: unknown, error: ApiError): Promise<MoneyActionState | null> => {
    const read = await readLists(sent);
    if (read === 'settled') return { phase: 'done', response: null };
    return read === 'rejected' ? { phase: 'refused', error: reasonOf(error) } : null;
  };

  const finish = async (sent: unknown, state: MoneyActionState) => {
    const { readSent, refreshChanged } = await loadReconcile();
    const action = readSent(sent);
    if (state.phase === 'done') tellAccepted(action);
    if (action) refreshChanged(dispatch, action.expected);
  };

  /** Polls with growing delays until the outcome is proven. Pauses while offline. */
  const reconcileUnknown = async (
    { intent, sent }: PendingAction,
    error: ApiError,
    success: MoneyActionState | undefined,
  ): Promise<MoneyActionState> => {
    const { canReconcile, changesBalance, readSent } = await loadReconcile();
    const action = readSent(sent);
    let read: Reconciliation = 'unknown';
    let passedMs = 0;
    // If no list can show the outcome, waiting is useless.
    const times = canReconcile(sent) ? (isAnswered(error) ? readsAfterAnswerAtMs : readsAtMs) : [];
    for (const atMs of times) {
      // After an answer, the lists should show the outcome already: nothing is said before they have been read once.
      if (isAnswered(error) && atMs > 0) setState(intent, { phase: 'checking', error });
      await wait(atMs - passedMs);
      await untilOnline();
      passedMs = atMs;
      read = await readLists(sent);
      // A success needs no proof. It is doubted only as long as nothing has changed.
      if (read === 'settled' || read === 'rejected' || (success && read === 'unknown' && atMs > 0)) break;
    }
    const toState = (): MoneyActionState => {
      if (read === 'settled') return success ?? { phase: 'done', response: null };
      if (read === 'rejected') return { phase: 'refused', error: reasonOf(error) };
      if (read === 'unchanged' && isAnswered(error)) {
        return { phase: 'refused', error, unchanged: action && changesBalance(action.expected) ? 'balance' : 'other' };
      }
      return success ?? { phase: 'unknown', error };
    };
    const state = toState();
    await finish(sent, state);
    return state;
  };

  const noteUnresolved = ({ id, intent }: PendingAction, isForeign: boolean): Promise<void> =>
    new Promise((giveBack) => {
      unresolved.set(intent, { id, isForeign, giveBack });
    });

  const noteResolved = (intent: string) => {
    unresolved.get(intent)?.giveBack();
    unresolved.delete(intent);
  };

  interface SettleOptions {
    readonly hold: (until: Promise<void>) => void;
    readonly isForeign?: boolean;
    /** The backend has accepted the action in words of its own. It is done unless its lists show that nothing has changed. */
    readonly accepted?: MoneyActionState;
  }

  /** The code that reads the lists may fail to load. */
  const isRepeatable = (sent: unknown) =>
    loadReconcile().then(
      ({ canRepeat }) => canRepeat(sent),
      () => false,
    );

  /** Finds out the outcome of an action. If that fails, the action stays locked, even after a page reload, unless repeating it does no harm. */
  const resolveUnknown = async (action: PendingAction, error: ApiError, { hold, isForeign = false, accepted: success }: SettleOptions) => {
    const { id, intent, sent } = action;
    if (!isAnswered(error)) setState(intent, { phase: 'checking', error });
    // The code that reads the lists may fail to load.
    const state = await reconcileUnknown(action, error, success).catch((): MoneyActionState => success ?? { phase: 'unknown', error });
    // The backend may still act, so a retry has the same id.
    const mayStillAct = state.phase === 'unknown' || (state.phase === 'refused' && state.unchanged !== undefined);
    if (!mayStillAct) pending.remove(id);
    else if (state.phase === 'refused' || (await isRepeatable(sent))) pending.release(id);
    else hold(noteUnresolved(action, isForeign));
    return state;
  };

  /**
   * The intent id of an attempt. A retry of the same request after an unknown outcome keeps its id, so that a backend
   * that supports idempotency keys runs it once, even if the first request arrives late.
   */
  const idFor = async (intent: string, fingerprint: string | undefined): Promise<string> => {
    const before = pending.takeReleased(intent);
    if (before === undefined || before.fingerprint !== fingerprint) return createIntentId();
    // The earlier attempt is settled, so this is a new one.
    const read = await readLists(before.sent);
    return read === 'settled' || read === 'rejected' ? createIntentId() : before.id;
  };

  const execute = async <Arg, Answer>(
    { intent, expects, fingerprint: toFingerprint, send, needsData }: MoneyAction<Arg, Answer>,
    arg: Arg,
    hold: SettleOptions['hold'],
  ): Promise<MoneyActionState> => {
    const left = pending.list().find((action) => action.intent === intent);
    if (left) return takeOver(left, hold);
    const fingerprint = toFingerprint?.(arg);
    const id = await idFor(intent, fingerprint).catch(createIntentId);
    const expected = expects?.(arg) ?? null;
    const sent = expected && (await snapshots.describe(expected));
    const attempt = sent && { id, intent, sent, ...(fingerprint !== undefined && { fingerprint }) };
    // The member may have logged out in the meantime. Nothing is sent on their behalf then.
    if (!isCurrent()) return { phase: 'refused', error: { kind: 'unauthenticated' } };
    if (attempt) pending.add(attempt);
    const { data, error } = await send(dispatch, arg, id);
    const serverText = error ? (needsData ? undefined : successText(error)) : unknownText(data);
    if (serverText !== undefined) {
      const success: MoneyActionState = { phase: 'done', response: data ?? null, serverText };
      return attempt ? resolveUnknown(attempt, { kind: 'unreadable', text: serverText }, { hold, accepted: success }) : success;
    }
    if (error && outcomeOf(error) === 'unknown') return attempt ? resolveUnknown(attempt, error, { hold }) : { phase: 'unknown', error };
    pending.remove(id);
    if (error) return { phase: 'refused', error };
    tellAccepted(sent);
    return { phase: 'done', response: data };
  };

  /** Finds out the outcome of an action that another tab left behind. Until then, this tab must not send the same action. */
  const takeOver = async (left: PendingAction, hold: SettleOptions['hold']): Promise<MoneyActionState> => {
    const state = await resolveUnknown(left, { kind: 'unreachable' }, { hold, isForeign: true });
    return state.phase === 'unknown' ? state : { phase: 'inOtherTab' };
  };

  /** Checks the outcome of an action again. Returns `idle` if nothing is proven: the member can compare the balance and decide. */
  const readAgain = async (intent: string, error: ApiError): Promise<MoneyActionState> => {
    const { id = '', isForeign = false } = unresolved.get(intent) ?? {};
    const { readBalance } = await loadReconcile();
    const sent = pending.list().find((action) => action.id === id)?.sent;
    const outcome = await readOutcome(sent, error);
    await finish(sent, outcome ?? idle);
    // Only unlock the action if the balance could be read, because the member needs it to decide.
    if (!(await readBalance(dispatch)) && !outcome) return { phase: 'unknown', error };
    if (!outcome) {
      pending.release(id);
      return idle;
    }
    pending.remove(id);
    return isForeign ? { phase: 'inOtherTab' } : outcome;
  };

  const withBusy = async (intent: string, act: () => Promise<MoneyActionState>): Promise<MoneyActionState> => {
    busy.add(intent);
    try {
      const state = await act();
      if (state.phase !== 'unknown') noteResolved(intent);
      return setState(intent, state);
    } finally {
      busy.delete(intent);
    }
  };

  /** Resumes actions that a page reload interrupted. Sends nothing. */
  const resume = () => {
    if (hasResumed) return;
    hasResumed = true;
    for (const action of pending.list()) {
      if (busy.has(action.intent)) continue;
      announced.add(action.intent);
      void withBusy(action.intent, () => resumeOne(action));
    }
  };

  /** If another tab holds the action, waits until that tab has finished or is closed. */
  const resumeOne = async (action: PendingAction): Promise<MoneyActionState> => {
    const { id, intent } = action;
    for (;;) {
      const state = await withLock(intent, async (hold) =>
        isPending(id) ? resolveUnknown(action, { kind: 'unreachable' }, { hold }) : idle,
      );
      if (state) return state;
      if (stateOf(intent).phase !== 'inOtherTab') setState(intent, { phase: 'inOtherTab' });
      await wait(takeOverEveryMs);
      if (!isCurrent()) return idle;
      if (!isPending(id)) {
        await finish(action.sent, idle);
        return idle;
      }
    }
  };

  /** Another tab runs the action. Reloads what it changes once that tab has finished. */
  const followOtherTab = async (intent: string, expected: ExpectedChange) => {
    if (followed.has(intent)) return;
    followed.add(intent);
    do {
      await wait(takeOverEveryMs);
      if (!isCurrent()) return;
    } while ((await withLock(intent, () => Promise.resolve(true))) === null);
    followed.delete(intent);
    const { refreshChanged } = await loadReconcile();
    refreshChanged(dispatch, expected);
  };

  /** Checks all unresolved actions again. Only a proven outcome changes their state. */
  const recheck = async () => {
    for (const [intent, { id, isForeign }] of [...unresolved]) {
      const sent = pending.list().find((action) => action.id === id)?.sent;
      const state = stateOf(intent);
      if (state.phase !== 'unknown') continue;
      const outcome = await readOutcome(sent, state.error).catch(() => null);
      if (!outcome || busy.has(intent) || unresolved.get(intent)?.id !== id) continue;
      pending.remove(id);
      noteResolved(intent);
      setState(intent, isForeign ? { phase: 'inOtherTab' } : outcome);
      await finish(sent, outcome);
    }
  };

  return {
    stateOf,
    resume,
    recheck,
    /** Releases everything that other tabs or sessions wait for. */
    dispose: endSession,
    /** Loads the code that finds out lost outcomes before the line can break: older browsers never ask again for code that failed to load. */
    preload: () => {
      loadReconcile().catch(() => undefined);
    },
    /** Reads the snapshot for an action that is likely to be sent, so that sending does not have to wait for it. Preloads. */
    prepare: <Arg>({ expects }: MoneyAction<Arg, unknown>, arg: Arg) => {
      if (expects) snapshots.prepare(expects(arg));
    },
    /** Runs an action, unless one of its name is under way or locked: then it says how that one stands. */
    run: async <Arg, Answer>(action: MoneyAction<Arg, Answer>, arg: Arg): Promise<MoneyActionState<Answer>> => {
      resume();
      const { intent } = action;
      if (busy.has(intent) || unresolved.has(intent)) return stateOf(intent) as MoneyActionState<Answer>;
      if (action.expects) announced.add(intent);
      setState(intent, { phase: 'running' });
      const act = async () => {
        const state = await withLock(intent, (hold) => execute(action, arg, hold));
        if (!state && action.expects) void followOtherTab(intent, action.expects(arg));
        return state ?? { phase: 'inOtherTab' as const };
      };
      return (await withBusy(intent, act)) as MoneyActionState<Answer>;
    },
    /** Resolves when the outcome of a running action has to be checked. */
    untilChecking: (intent: string): Promise<MoneyActionState> =>
      new Promise((resolve) => {
        const look = () => {
          const state = stateOf(intent);
          if (state.phase !== 'checking') return;
          stop();
          resolve(state);
        };
        const stop = store.subscribe(look);
        look();
      }),
    /**
     * Checks the outcome of an action and the balance again. If nothing is proven, the member can compare the balance
     * and run the action again. False if neither could be read: the action stays locked.
     */
    check: async (intent: string): Promise<boolean> => {
      const state = stateOf(intent);
      if (state.phase !== 'unknown' || busy.has(intent)) return false;
      const { error } = state;
      setState(intent, { phase: 'checking', error });
      // The code that reads the lists may fail to load.
      const ending = await withBusy(intent, () => readAgain(intent, error).catch(() => state));
      return ending.phase !== 'unknown';
    },
    /** The member knows that the outcome is unknown and decides whether to try again. */
    unlock: (intent: string) => {
      if (stateOf(intent).phase !== 'unknown') return;
      pending.release(unresolved.get(intent)?.id ?? '');
      noteResolved(intent);
      setState(intent, idle);
    },
    /** The outcome of the action has been shown. */
    reset: (intent: string) => {
      if (isOver(stateOf(intent))) setState(intent, idle);
    },
    /** A component shows the action from now on. Returns a function that ends this. */
    show: (intent: string) => {
      shown.set(intent, (shown.get(intent) ?? 0) + 1);
      resume();
      return () => {
        shown.set(intent, (shown.get(intent) ?? 0) - 1);
        // The outcome has been shown and the page closed, so the next visit starts fresh. Delayed, because React mounts
        // twice in development.
        queueMicrotask(() => {
          if (!shown.get(intent) && isOver(stateOf(intent))) dispatch(eventOf.idle({ intent, state: idle, isUnseen: false }));
        });
      };
    },
    /** Calls back with the outcome of an action that no page shows. Returns a function that unsubscribes. */
    onUnseen: (listener: UnseenListener) =>
      store.startListening({
        matcher: isChange,
        effect: ({ payload: { intent, state, isUnseen } }) => {
          if (isUnseen) listener(intent, state);
        },
      }),
    /** Calls back with actions that the backend accepted, however that was found out. Returns a function that unsubscribes. */
    onAccepted: (listener: AcceptedListener) =>
      store.startListening({ actionCreator: accepted, effect: ({ payload }) => listener(payload) }),
  };
}

export type MoneyActions = ReturnType<typeof createMoneyActions>;

/** The message of a response, unless it is a known code. */
function unknownText(answer: unknown): string | undefined {
  const { message } = (answer ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message.trim() !== '' && !isErrorCode(message) ? message : undefined;
}

/** The text of a successful response that contains nothing else. */
const successText = (error: ApiError): string | undefined => (error.kind === 'unreadable' ? error.text : undefined);
