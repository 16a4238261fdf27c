import {
  describeSent,
  isProvable,
  knownServerClockOffsetMs,
  subjectOf,
  toApiError,
  type ApiStore,
  type ExpectedChange,
  type SendResult,
  type SentAction,
} from '@wallet/api-client';
import { initialAction, readTimes, type ActionState, type Attempt, type News, type Step } from './action-state.ts';
import { accepted, events, selectActions } from './money-actions-slice.ts';
import type { PendingActions } from './pending-actions.ts';
import type { Finding } from './transitions.ts';

/** How long an action waits for its snapshot. Without one, a lost outcome cannot be found out by comparison. */
const maxSnapshotMs = 300;

/** A snapshot that is older than this says too little about the moment of sending. */
const usefulForMs = 2 * 60_000;

/** How often a tab checks whether another tab still holds an action with an unknown outcome. */
const takeOverEveryMs = 2000;

/** What only the page knows of a request: its argument is no state, because it may contain a file or a password. */
export interface RunningRequest {
  /** Sends the request once. */
  readonly send: (intentId: string) => Promise<SendResult<unknown>>;
  /** Finds out whether it was done. Null if that could not be read, or if the backend's lists are compared instead. */
  readonly isDone: () => Promise<boolean | null>;
}

export interface Surroundings {
  readonly store: ApiStore;
  readonly pending: PendingActions;
  readonly requests: Map<string, RunningRequest>;
  /** False once the session of these actions has ended. */
  readonly isCurrent: () => boolean;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves as soon as the device is online. */
  readonly untilOnline: () => Promise<void>;
  /** Runs `act` under a lock that all tabs share. Null if another tab has it; nothing was done then. */
  readonly lock: (intent: string, act: () => Promise<true>) => Promise<true | null>;
  readonly createId: () => string;
}

/** Loads the code that reads the backend's lists. */
export const loadReconcile = () => import('./reconcile-code.ts');

/** Resolves as soon as the state of the store is so. */
export function until(store: ApiStore, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** Calls back with each change of an action, once and in order. Returns a function that unsubscribes. */
export function onChange(store: ApiStore, listener: (intent: string, before: ActionState, now: ActionState) => void): () => void {
  // What was seen last, because an effect may dispatch.
  let seen = selectActions(store.getState());
  return store.startListening({
    predicate: () => selectActions(store.getState()) !== seen,
    effect: () => {
      const before = seen;
      const now = (seen = selectActions(store.getState()));
      for (const [intent, action] of Object.entries(now)) {
        const last = before[intent] ?? initialAction;
        if (action !== last) listener(intent, last, action);
      }
    },
  });
}

/** Does what the states of the actions ask for. What comes of it is dispatched as an event. It decides nothing. */
export function startEffects(surroundings: Surroundings): void {
  const { store, pending, lock } = surroundings;
  const { dispatch } = store;
  const actionOf = (intent: string): ActionState => selectActions(store.getState())[intent] ?? initialAction;
  const perform = createSteps(surroundings, actionOf);
  const lists = createLists(surroundings);

  const ask = async (intent: string) => {
    const underLock = async (): Promise<true> => {
      const left = pending.list().flatMap((action) => (action.intent === intent ? action.attempt : []));
      const isNew = left.length === 0 && actionOf(intent).step.name === 'locking';
      dispatch(events.lockGranted({ intent, left, released: isNew ? pending.takeReleased(intent) : null }));
      await until(store, () => actionOf(intent).lock !== 'held');
      return true;
    };
    const isGranted = await lock(intent, underLock).catch(() => null);
    dispatch(isGranted ? events.lockReleased({ intent }) : events.lockDenied({ intent }));
  };

  const record = (intent: string, { as, attempt }: NonNullable<ActionState['record']>) => {
    if (as === 'pending') pending.add(intent, attempt);
    else if (as === 'released') pending.release(attempt.id);
    else pending.remove(attempt.id);
  };

  const tell = ({ accepted: sent, changed }: News) => {
    if (sent) dispatch(accepted(sent));
    if (changed) void lists.readAgain(changed);
  };

  const readAhead = async (intent: string, { expected, at }: NonNullable<ActionState['ahead']>) => {
    dispatch(events.readAheadEnded({ intent, expected, at, snapshot: await lists.snapshotOf(expected) }));
  };

  const follow = (intent: string, before: ActionState, now: ActionState) => {
    const { record: kept, lock: locked, news, ahead } = now;
    if (kept && kept !== before.record) record(intent, kept);
    if (locked === 'asked' && before.lock !== 'asked') void ask(intent);
    if (ahead && ahead !== before.ahead && ahead.snapshot === undefined) void readAhead(intent, ahead);
    if (news && news !== before.news) tell(news);
    if (now.turn !== before.turn) void perform(intent, now.step, now.turn);
  };

  onChange(store, follow);
}

/** What each step asks for. */
function createSteps(
  { store, pending, requests, isCurrent, now, wait, untilOnline, createId }: Surroundings,
  actionOf: (intent: string) => ActionState,
) {
  const { dispatch } = store;
  const lists = createLists({ store });

  /** Null if the backend's clock is not known. */
  const serverTime = (): number | null => {
    const offsetMs = knownServerClockOffsetMs(store.getState());
    return offsetMs === null ? null : now() + offsetMs;
  };

  /** Describes what is known right before an action is sent. Has no snapshot if it could not be read in time. */
  const describe = async (intent: string, expected: ExpectedChange): Promise<SentAction> => {
    if (!isProvable(expected)) return describeSent(expected, null, serverTime());
    const { ahead } = actionOf(intent);
    // An entry that arrived in between can only be recognised by its time, which needs the backend's clock.
    const isUseful = ahead && subjectOf(ahead.expected) === subjectOf(expected) && now() - ahead.at < usefulForMs && serverTime() !== null;
    if (!isUseful) dispatch(events.readAheadStarted({ intent, expected, at: now() }));
    const isRead = () => actionOf(intent).ahead?.snapshot !== undefined || actionOf(intent).step.name !== 'preparing';
    await Promise.race([until(store, isRead), wait(maxSnapshotMs)]);
    return describeSent(expected, actionOf(intent).ahead?.snapshot ?? null, serverTime());
  };

  /**
   * The intent id of an attempt. A retry of the same request after an unknown outcome keeps its id, so that a backend
   * that supports idempotency keys runs it once, even if the first request arrives late.
   */
  const idFor = async (fingerprint: string | undefined, released: Attempt | null): Promise<string> => {
    if (released === null || released.fingerprint !== fingerprint) return createId();
    // The earlier attempt is settled, so this is a new one.
    const finding = await lists.read(released.sent);
    return finding === 'settled' || finding === 'rejected' ? createId() : released.id;
  };

  const prove = async (intent: string, sent: SentAction | null): Promise<Finding> => {
    const request = requests.get(intent);
    if (sent || !request) return lists.read(sent);
    const isDone = await request.isDone().catch(() => null);
    return isDone === null ? 'unknown' : isDone ? 'settled' : 'unchanged';
  };

  return async (intent: string, step: Step, turn: number): Promise<void> => {
    const at = { intent, turn };
    switch (step.name) {
      case 'preparing': {
        const { expected, fingerprint } = step.request;
        const id = await idFor(fingerprint, step.released);
        const sent = expected && (await describe(intent, expected));
        // The member may have logged out in the meantime. Nothing is sent on their behalf then.
        dispatch(isCurrent() ? events.prepared({ ...at, id, sent }) : events.answered({ ...at, error: { kind: 'unauthenticated' } }));
        return;
      }
      case 'sending': {
        const unsent: SendResult<unknown> = { error: toApiError(undefined) };
        const { data, error } =
          (await requests
            .get(intent)
            ?.send(step.id)
            .catch(() => unsent)) ?? unsent;
        dispatch(events.answered({ ...at, response: data, error }));
        return;
      }
      case 'proving': {
        const times = readTimes(step);
        if (step.attempt) {
          await wait((times[step.reads] ?? 0) - (times[step.reads - 1] ?? 0));
          await untilOnline();
          if (actionOf(intent).turn !== turn) return;
        }
        dispatch(events.read({ ...at, finding: await prove(intent, step.attempt?.sent ?? null) }));
        return;
      }
      case 'unknown':
        if (step.isReading) dispatch(events.read({ ...at, finding: await lists.read(step.attempt?.sent ?? null) }));
        return;
      case 'checking': {
        const sent = step.attempt?.sent ?? null;
        const finding = await prove(intent, sent);
        const isProven = finding === 'settled' || finding === 'rejected';
        if (sent && !isProven) void lists.readAgain(sent.expected);
        const hasProof = step.attempt === null && step.isLocked;
        const isShown = isProven || (hasProof ? finding === 'unchanged' : await lists.readBalance());
        dispatch(events.checked({ ...at, finding, isShown }));
        return;
      }
      case 'waiting':
      case 'elsewhere': {
        if (step.name === 'elsewhere' && !step.follows) return;
        await wait(takeOverEveryMs);
        const isPending = step.name === 'waiting' && pending.list().some(({ attempt }) => attempt.id === step.attempt.id);
        if (isCurrent()) dispatch(events.waited({ ...at, isPending }));
        return;
      }
      case 'idle':
      case 'done':
      case 'refused':
        requests.delete(intent);
        return;
      case 'locking':
      case 'resuming':
        return;
    }
  };
}

/** The backend's lists. Their code may fail to load. */
function createLists({ store: { dispatch } }: Pick<Surroundings, 'store'>) {
  return {
    read: async (sent: SentAction | null): Promise<Finding> => {
      if (!sent) return 'unknown';
      try {
        const { reconcile } = await loadReconcile();
        return await reconcile(dispatch, sent);
      } catch {
        return 'unread';
      }
    },
    snapshotOf: (expected: ExpectedChange) =>
      loadReconcile()
        .then(({ snapshotBefore }) => snapshotBefore(dispatch, expected))
        .catch(() => null),
    readAgain: (changed: ExpectedChange) =>
      loadReconcile().then(
        ({ refreshChanged }) => refreshChanged(dispatch, changed),
        () => undefined,
      ),
    readBalance: () =>
      loadReconcile().then(
        ({ readBalance }) => readBalance(dispatch),
        () => false,
      ),
  };
}
