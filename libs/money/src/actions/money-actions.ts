import { outcomeOf, type ApiError, type ApiStore, type ExpectedChange, type MoneyAction } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { isErrorCode } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { createActionLocks } from './action-locks.ts';
import { createIntentId } from './intent-id.ts';
import { accepted, eventOf, idle, isChange, selectMoneyAction, type MoneyActionState } from './money-actions-slice.ts';
import { onAction } from './on-action.ts';
import { createPendingActions, type PendingAction } from './pending-actions.ts';
import { createPreparedSnapshots } from './prepared-snapshots.ts';

/** How long after an unknown outcome the backend's lists are read. */
const readsAtMs = [2000, 5000, 10_000, 20_000] as const;

/** How often a tab looks whether the other one still has an action of unknown outcome. */
const takeOverEveryMs = 2000;

interface MoneyActionsDependencies {
  readonly store: ApiStore;
  /** Lasts as long as the session: what nobody knows the outcome of must not be forgotten with a tab. */
  readonly storage: KeyValueStore;
  readonly device: KeyValueStore;
  /** False once the session that these actions belong to has ended. */
  readonly isCurrent: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves as soon as the device has a network. */
  readonly untilOnline: () => Promise<void>;
}

type UnseenListener = (intent: string, state: MoneyActionState) => void;
type AcceptedListener = (action: SentAction) => void;

interface Unresolved {
  readonly id: string;
  /** Sent by another tab that is gone: its outcome is not what was asked for here. */
  readonly isForeign: boolean;
  /** Gives the lock back. */
  readonly giveBack: () => void;
}

const systemError: ApiError = { kind: 'refused', status: 200, code: 'INTERNAL_SERVER_ERROR', text: 'INTERNAL_SERVER_ERROR' };

const isOver = ({ phase }: MoneyActionState) => phase === 'done' || phase === 'refused' || phase === 'inOtherTab';

const loadReconcile = () => import('./reconcile-code.ts');

/**
 * The actions of one session. They live beside the pages, so that leaving a page neither stops one nor loses what it
 * came to. Each is sent once; an outcome that nobody knows is found out by reading, and never sent again. What they came
 * to is a slice of the store; locks, promises and who looks on are no plain data, and are kept here.
 */
export function createMoneyActions({ store, storage, device, isCurrent, wait, untilOnline }: MoneyActionsDependencies) {
  const { dispatch } = store;
  const busy = new Set<string>();
  /** Intents that move something a member waits for. */
  const announced = new Set<string>();
  const unresolved = new Map<string, Unresolved>();
  /** Intents that another tab carries out. */
  const followed = new Set<string>();
  /** How many parts of the page show an intent. */
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

  /** What the lists say now; null where they prove nothing. */
  const readOutcome = async (sent: unknown): Promise<MoneyActionState | null> => {
    const { reconcile } = await loadReconcile();
    const settlement = await reconcile(dispatch, sent);
    if (settlement === 'unknown') return null;
    return settlement === 'settled' ? { phase: 'done', response: null } : { phase: 'refused', error: systemError };
  };

  const finish = async (sent: unknown, state: MoneyActionState) => {
    const { readSent, refreshChanged } = await loadReconcile();
    const action = readSent(sent);
    if (state.phase === 'done') tellAccepted(action);
    if (action) refreshChanged(dispatch, action.expected);
  };

  /** Reads at growing intervals, as long as nothing is proven. Waits where the device is offline. */
  const reconcileUnknown = async (sent: unknown, error: ApiError, isAnswered: boolean): Promise<MoneyActionState> => {
    const { canReconcile } = await loadReconcile();
    let state: MoneyActionState = { phase: 'unknown', error };
    let passedMs = 0;
    // What no list can show is not waited for.
    const times = canReconcile(sent) ? readsAtMs : [];
    for (const atMs of isAnswered ? [0, ...times] : times) {
      await wait(atMs - passedMs);
      await untilOnline();
      passedMs = atMs;
      const outcome = await readOutcome(sent);
      if (!outcome) continue;
      state = outcome;
      break;
    }
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
    /** The backend has answered, in words that prove nothing. */
    readonly isAnswered?: boolean;
  }

  /** Brings an action of unknown outcome to its end. Where that is not found out it stays locked, also over a reload. */
  const resolveUnknown = async (action: PendingAction, error: ApiError, { hold, isForeign = false, isAnswered = false }: SettleOptions) => {
    const { id, intent, sent } = action;
    setState(intent, { phase: 'checking', error });
    // The code that reads may not arrive either.
    const state = await reconcileUnknown(sent, error, isAnswered).catch((): MoneyActionState => ({ phase: 'unknown', error }));
    if (state.phase === 'unknown') hold(noteUnresolved(action, isForeign));
    else pending.remove(id);
    return state;
  };

  /**
   * The id of an attempt. One that asks for the same as the one before, of which nobody could find out whether it was
   * done, goes by its id: a backend that knows ids then does it once, however late the first of both arrives.
   */
  const idFor = async (intent: string, fingerprint: string | undefined): Promise<string> => {
    const before = pending.takeReleased(intent);
    if (before === undefined || before.fingerprint !== fingerprint) return createIntentId();
    // Proven by now, so it is over: this is another one.
    return (await readOutcome(before.sent)) === null ? before.id : createIntentId();
  };

  const execute = async <Arg, Answer>(
    { intent, expects, fingerprint: toFingerprint, send }: MoneyAction<Arg, Answer>,
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
    // Meanwhile the member may have logged out: nothing is sent in their name then.
    if (!isCurrent()) return { phase: 'refused', error: { kind: 'unauthenticated' } };
    if (attempt) pending.add(attempt);
    const { data, error } = await send(dispatch, arg, id);
    if (error && outcomeOf(error) === 'unknown') return attempt ? resolveUnknown(attempt, error, { hold }) : { phase: 'unknown', error };
    const serverText = error ? null : unknownText(data);
    if (serverText !== null && attempt) return resolveByText(attempt, data, serverText, hold);
    pending.remove(id);
    if (error) return { phase: 'refused', error };
    tellAccepted(sent);
    return { phase: 'done', response: data };
  };

  /**
   * An answer that came well, with words that nobody here knows: they may say yes or no. The lists decide; where they
   * never can, the words are all there is to say.
   */
  const resolveByText = async (
    attempt: PendingAction,
    answer: unknown,
    serverText: string,
    hold: SettleOptions['hold'],
  ): Promise<MoneyActionState> => {
    const { canReconcile } = await loadReconcile();
    if (!canReconcile(attempt.sent)) {
      pending.remove(attempt.id);
      await finish(attempt.sent, idle);
      return { phase: 'done', response: answer, serverText };
    }
    const state = await resolveUnknown(attempt, { kind: 'unreadable', text: serverText }, { hold, isAnswered: true });
    return state.phase === 'done' ? { phase: 'done', response: answer } : state;
  };

  /** Finds out what another tab has left behind: until that is known, the same must not be sent from here. */
  const takeOver = async (left: PendingAction, hold: SettleOptions['hold']): Promise<MoneyActionState> => {
    const state = await resolveUnknown(left, { kind: 'unreachable' }, { hold, isForeign: true });
    return state.phase === 'unknown' ? state : { phase: 'inOtherTab' };
  };

  /** Reads once more what an action of unknown outcome came to. `idle` where nothing is proven: the member may compare now. */
  const readAgain = async (intent: string, error: ApiError): Promise<MoneyActionState> => {
    const { id = '', isForeign = false } = unresolved.get(intent) ?? {};
    const { readBalance } = await loadReconcile();
    const sent = pending.list().find((action) => action.id === id)?.sent;
    const outcome = await readOutcome(sent);
    await finish(sent, outcome ?? idle);
    // Free only for those who can see what is true: the balance is what a member compares.
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

  /** Goes on with what a reload of the page has interrupted. Nothing is sent. */
  const resume = () => {
    if (hasResumed) return;
    hasResumed = true;
    for (const action of pending.list()) {
      if (busy.has(action.intent)) continue;
      announced.add(action.intent);
      void withBusy(action.intent, () => resumeOne(action));
    }
  };

  /** Where another tab has the action, this one waits until that tab has brought it to its end, or is gone. */
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

  /** Another tab has the action: what that changes is read again here once that tab is through with it. */
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

  /** Reads what is unresolved once more by itself. Only a proof changes anything. */
  const recheck = async () => {
    for (const [intent, { id, isForeign }] of [...unresolved]) {
      const sent = pending.list().find((action) => action.id === id)?.sent;
      const outcome = await readOutcome(sent).catch(() => null);
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
    /** Gives back what other tabs or sessions wait for. */
    dispose: endSession,
    /**
     * Reads ahead what an action will be compared with, as soon as it is likely to be sent: sending waits for no more
     * than a moment.
     */
    prepare: <Arg>({ expects }: MoneyAction<Arg, unknown>, arg: Arg) => {
      if (expects) snapshots.prepare(expects(arg));
    },
    /** Runs an action, unless one of its name is under way or locked: then it says how that one stands. */
    run: async <Arg, Answer>(action: MoneyAction<Arg, Answer>, arg: Arg): Promise<MoneyActionState<Answer>> => {
      resume();
      const { intent } = action;
      const isLocked = action.expects !== null && stateOf(intent).phase === 'unknown';
      if (busy.has(intent) || isLocked) return stateOf(intent) as MoneyActionState<Answer>;
      if (action.expects) announced.add(intent);
      setState(intent, { phase: 'running' });
      const act = async () => {
        const state = await withLock(intent, (hold) => execute(action, arg, hold));
        if (!state && action.expects) void followOtherTab(intent, action.expects(arg));
        return state ?? { phase: 'inOtherTab' as const };
      };
      return (await withBusy(intent, act)) as MoneyActionState<Answer>;
    },
    /** Resolves once it is not certain any more that the answer of an action under way will tell its outcome. */
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
     * Reads once more what an action of unknown outcome came to, and the balance. Where nothing proves it, the action
     * may be run again, since the member can compare now. False where neither could be read: it stays locked then.
     */
    check: async (intent: string): Promise<boolean> => {
      const state = stateOf(intent);
      if (state.phase !== 'unknown' || busy.has(intent)) return false;
      const { error } = state;
      setState(intent, { phase: 'checking', error });
      // The code that reads may not arrive.
      const ending = await withBusy(intent, () => readAgain(intent, error).catch(() => state));
      return ending.phase !== 'unknown';
    },
    /** The member has seen that nobody knows, and decides themselves whether to act again. */
    unlock: (intent: string) => {
      if (stateOf(intent).phase !== 'unknown') return;
      pending.release(unresolved.get(intent)?.id ?? '');
      noteResolved(intent);
      setState(intent, idle);
    },
    /** What the action came to has been shown. */
    reset: (intent: string) => {
      if (isOver(stateOf(intent))) setState(intent, idle);
    },
    /** A part of the page shows the action from now on. Returns how to end that. */
    show: (intent: string) => {
      shown.set(intent, (shown.get(intent) ?? 0) + 1);
      resume();
      return () => {
        shown.set(intent, (shown.get(intent) ?? 0) - 1);
        // Shown and left: the next visit begins afresh. Not at once, as React mounts twice while developing.
        queueMicrotask(() => {
          if (!shown.get(intent) && isOver(stateOf(intent))) dispatch(eventOf.idle({ intent, state: idle, isUnseen: false }));
        });
      };
    },
    /** Calls back with what an action comes to while no page shows it. Returns how to stop that. */
    onUnseen: (listener: UnseenListener) =>
      onAction(store, (action) => {
        if (isChange(action) && action.payload.isUnseen) listener(action.payload.intent, action.payload.state);
      }),
    /** Calls back with what the backend has accepted, however that was found out. Returns how to stop that. */
    onAccepted: (listener: AcceptedListener) =>
      onAction(store, (action) => {
        if (accepted.match(action)) listener(action.payload);
      }),
  };
}

export type MoneyActions = ReturnType<typeof createMoneyActions>;

/** The words of an answer that are no code of the catalogue; null where it has none. */
function unknownText(answer: unknown): string | null {
  const { message } = (answer ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message.trim() !== '' && !isErrorCode(message) ? message : null;
}
