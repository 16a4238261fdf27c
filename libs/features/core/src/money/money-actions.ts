import { outcomeOf, type ApiError, type ApiStore, type MoneyAction, type Watched, type WatchTarget } from '@wallet/api-client';
import type { KeyValueStore } from '../storage/storage.ts';
import { createIntentId } from './intent-id.ts';
import { withIntentLock } from './intent-lock.ts';
import { createPendingActions, type PendingAction } from './pending-actions.ts';

/** What an action that changes something has come to so far. */
export type MoneyActionState<Answer = unknown> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  /** No readable answer came: whether the backend acted is being read from what it says elsewhere. */
  | { readonly phase: 'checking' }
  /** `answer` is null where it was lost and that it was done has been found out otherwise. */
  | { readonly phase: 'done'; readonly answer: Answer | null }
  /** The backend did not act; `error` says why. */
  | { readonly phase: 'refused'; readonly error: ApiError }
  /** Whether the backend acted could not be found out. An action that is watched stays locked until `unlock`. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** The same action is under way in another tab. Nothing was sent here. */
  | { readonly phase: 'elsewhere' };

/** How long after an unknown outcome the truth is read. */
const looksAtMs = [2000, 5000, 10_000, 20_000] as const;

/** How long an action waits for what is true before it. Without that it is sent all the same. */
const longestLookMs = 8000;

/** How long a page that was just loaded leaves an action to another tab before it looks whether that one still has it. */
const takeUpAgainMs = 2000;

interface MoneyActionsParts {
  readonly store: ApiStore;
  /** Lasts as long as the session: what nobody knows the outcome of must not be forgotten with a tab. */
  readonly kept: KeyValueStore;
  readonly device: KeyValueStore;
  /** False once the session that these actions belong to has ended. */
  readonly isCurrent: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
}

type UnseenListener = (intent: string, state: MoneyActionState) => void;
type TakenListener = (target: WatchTarget) => void;

const idle: MoneyActionState = { phase: 'idle' };
const systemError: ApiError = { kind: 'refused', status: 200, code: 'INTERNAL_SERVER_ERROR', text: 'INTERNAL_SERVER_ERROR' };

const isOver = ({ phase }: MoneyActionState) => phase === 'done' || phase === 'refused' || phase === 'elsewhere';

const loadWatch = () => import('./watch-code.ts');

/**
 * The actions of one session. They live beside the pages, so that leaving a page neither stops one nor loses what it
 * came to. Each is sent once; an outcome that nobody knows is looked into and never sent again.
 */
export function createMoneyActions({ store: { dispatch }, kept, device, isCurrent, wait }: MoneyActionsParts) {
  const states = new Map<string, MoneyActionState>();
  const busy = new Set<string>();
  /** Those that are watched: the others move nothing that a member would wait for. */
  const moving = new Set<string>();
  const lockedBy = new Map<string, string>();
  /** Of those, the ids that another tab sent: what they came to is not what was asked for here. */
  const foreign = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const unseenListeners = new Set<UnseenListener>();
  const takenListeners = new Set<TakenListener>();
  const pending = createPendingActions(kept);
  let hasResumed = false;

  const stateOf = (intent: string): MoneyActionState => states.get(intent) ?? idle;

  const become = (intent: string, state: MoneyActionState): MoneyActionState => {
    states.set(intent, state);
    const watching = listeners.get(intent);
    for (const listener of watching ?? []) listener();
    if (!watching?.size && moving.has(intent)) for (const listener of unseenListeners) listener(intent, state);
    return state;
  };

  const tellTaken = (target: WatchTarget | null) => {
    if (target && isCurrent()) for (const listener of takenListeners) listener(target);
  };

  /** Reads at growing distances, until it shows that the action was done or refused. */
  const findOut = async (seen: unknown, error: ApiError): Promise<MoneyActionState> => {
    const { lookAfter, refreshWatched, targetOf } = await loadWatch();
    let state: MoneyActionState = { phase: 'unknown', error };
    let passedMs = 0;
    for (const atMs of looksAtMs) {
      await wait(atMs - passedMs);
      passedMs = atMs;
      const finding = await lookAfter(dispatch, seen);
      if (finding === 'unclear') continue;
      state = finding === 'done' ? { phase: 'done', answer: null } : { phase: 'refused', error: systemError };
      break;
    }
    if (state.phase === 'done') tellTaken(targetOf(seen));
    refreshWatched(dispatch, seen);
    return state;
  };

  /** Brings an action of unknown outcome to its end. Where that is not found out it stays locked, also over a reload. */
  const settle = async ({ id, intent, seen }: PendingAction, error: ApiError): Promise<MoneyActionState> => {
    become(intent, { phase: 'checking' });
    // The code that looks may not arrive either.
    const state = await findOut(seen, error).catch((): MoneyActionState => ({ phase: 'unknown', error }));
    if (state.phase === 'unknown') lockedBy.set(intent, id);
    else pending.remove(id);
    return state;
  };

  /** What is true before an action. Where that cannot be read soon enough, what it is about must do. */
  const lookFirst = async (target: WatchTarget): Promise<Watched> => {
    const blind: Watched = { target, before: null };
    const looking = loadWatch().then(({ lookBefore }) => lookBefore(dispatch, target));
    return Promise.race([looking.catch(() => blind), wait(longestLookMs).then(() => blind)]);
  };

  /**
   * The id of an attempt. One that asks for the same as the one before, of which nobody could find out whether it was
   * done, goes by its id: a backend that knows ids then does it once, however late the first of both arrives.
   */
  const idFor = async (intent: string, asks: string | undefined): Promise<string> => {
    const before = pending.takeReleased(intent);
    if (before === undefined || before.asks !== asks) return createIntentId();
    const { lookAfter } = await loadWatch();
    // Shown by now, so it is over: this is another one.
    return (await lookAfter(dispatch, before.seen)) === 'unclear' ? before.id : createIntentId();
  };

  const carryOut = async <Arg, Answer>({ intent, watch, asks, send }: MoneyAction<Arg, Answer>, arg: Arg): Promise<MoneyActionState> => {
    const left = pending.list().find((action) => action.intent === intent);
    if (left) return takeOver(left);
    const asked = asks?.(arg);
    const id = await idFor(intent, asked).catch(createIntentId);
    const target = watch && watch(arg);
    const attempt = target && { id, intent, seen: await lookFirst(target), ...(asked !== undefined && { asks: asked }) };
    // While looking, the member may have logged out: nothing is sent in his name then.
    if (!isCurrent()) return { phase: 'refused', error: { kind: 'unauthenticated' } };
    if (attempt) pending.add(attempt);
    const { data, error } = await send(dispatch, arg, id);
    if (error && outcomeOf(error) === 'unknown') return attempt ? settle(attempt, error) : { phase: 'unknown', error };
    pending.remove(id);
    if (error) return { phase: 'refused', error };
    tellTaken(target);
    return { phase: 'done', answer: data };
  };

  /** Finds out what another tab has left behind: until that is known, the same must not be sent from here. */
  const takeOver = async (left: PendingAction): Promise<MoneyActionState> => {
    foreign.add(left.id);
    const state = await settle(left, { kind: 'unreachable' });
    return state.phase === 'unknown' ? state : { phase: 'elsewhere' };
  };

  /** Lets an action of unknown outcome be run again. */
  const release = (intent: string) => pending.release(lockedBy.get(intent) ?? '');

  /** Looks once more at an action of unknown outcome. `idle` where that shows nothing new: the member may now compare. */
  const lookAgain = async (intent: string, error: ApiError): Promise<MoneyActionState> => {
    const id = lockedBy.get(intent) ?? '';
    const { lookAfter, readBalance, refreshWatched, targetOf } = await loadWatch();
    const seen = pending.list().find((action) => action.id === id)?.seen;
    const finding = await lookAfter(dispatch, seen);
    refreshWatched(dispatch, seen);
    // Free only for who can see what is true: the balance is what a member compares.
    if (!(await readBalance(dispatch)) && finding === 'unclear') return { phase: 'unknown', error };
    if (finding === 'unclear') {
      release(intent);
      return idle;
    }
    pending.remove(id);
    if (finding === 'done') tellTaken(targetOf(seen));
    if (foreign.has(id)) return { phase: 'elsewhere' };
    return finding === 'done' ? { phase: 'done', answer: null } : { phase: 'refused', error: systemError };
  };

  const occupy = async (intent: string, act: () => Promise<MoneyActionState>): Promise<MoneyActionState> => {
    busy.add(intent);
    try {
      return become(intent, await act());
    } finally {
      busy.delete(intent);
    }
  };

  /** Goes on with what a reload of the page has interrupted. Nothing is sent. */
  const resume = () => {
    if (hasResumed) return;
    hasResumed = true;
    for (const action of pending.list()) {
      const { id, intent } = action;
      if (busy.has(intent)) continue;
      moving.add(intent);
      const isLeft = () => pending.list().some((each) => each.id === id);
      const takeUp = () =>
        withIntentLock({ device, wait }, intent, async () => (isLeft() ? settle(action, { kind: 'unreachable' }) : idle));
      void occupy(intent, async () => {
        const state = await takeUp();
        if (state) return state;
        // Another tab is at it, or the page before this one has not quite gone.
        become(intent, { phase: 'elsewhere' });
        await wait(takeUpAgainMs);
        return (await takeUp()) ?? { phase: 'elsewhere' };
      });
    }
  };

  return {
    stateOf,
    resume,
    /** Runs an action, unless one of its name is under way or locked: then it says how that one stands. */
    run: async <Arg, Answer>(action: MoneyAction<Arg, Answer>, arg: Arg): Promise<MoneyActionState<Answer>> => {
      resume();
      const { intent } = action;
      const isLocked = action.watch !== null && stateOf(intent).phase === 'unknown';
      if (busy.has(intent) || isLocked) return stateOf(intent) as MoneyActionState<Answer>;
      if (action.watch) moving.add(intent);
      become(intent, { phase: 'running' });
      const act = async () => (await withIntentLock({ device, wait }, intent, () => carryOut(action, arg))) ?? { phase: 'elsewhere' as const };
      return (await occupy(intent, act)) as MoneyActionState<Answer>;
    },
    /**
     * Reads once more what an action of unknown outcome came to, and the balance. Where nothing shows it, the action may
     * be run again, since the member can compare now. False where the truth could not be read: it stays locked then.
     */
    check: async (intent: string): Promise<boolean> => {
      const state = stateOf(intent);
      if (state.phase !== 'unknown' || busy.has(intent)) return false;
      const { error } = state;
      become(intent, { phase: 'checking' });
      // The code that looks may not arrive.
      const ended = await occupy(intent, () => lookAgain(intent, error).catch(() => state));
      return ended.phase !== 'unknown';
    },
    /** The member has seen that nobody knows, and decides himself whether to act again. */
    unlock: (intent: string) => {
      if (stateOf(intent).phase !== 'unknown') return;
      release(intent);
      become(intent, idle);
    },
    /** What the action came to has been shown. */
    reset: (intent: string) => {
      if (isOver(stateOf(intent))) become(intent, idle);
    },
    subscribe: (intent: string, listener: () => void) => {
      const watching = listeners.get(intent) ?? new Set();
      listeners.set(intent, watching.add(listener));
      resume();
      return () => {
        watching.delete(listener);
        // Shown and left: the next visit begins anew. Not at once, as React mounts twice while developing.
        queueMicrotask(() => {
          if (watching.size === 0 && isOver(stateOf(intent))) states.delete(intent);
        });
      };
    },
    /** Calls back with what an action comes to while no page shows it. Returns how to stop that. */
    onUnseen: (listener: UnseenListener) => {
      unseenListeners.add(listener);
      return () => {
        unseenListeners.delete(listener);
      };
    },
    /** Calls back with what the backend has taken, however that was found out. Returns how to stop that. */
    onTaken: (listener: TakenListener) => {
      takenListeners.add(listener);
      return () => {
        takenListeners.delete(listener);
      };
    },
  };
}

export type MoneyActions = ReturnType<typeof createMoneyActions>;
