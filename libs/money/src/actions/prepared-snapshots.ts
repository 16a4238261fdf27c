import { knownServerClockOffsetMs, subjectOf, type ApiStore, type ExpectedChange } from '@wallet/api-client';

/** How long an action waits for its snapshot. Without one, a lost outcome cannot be found out by comparison. */
const maxWaitMs = 300;

/** A snapshot that is older than this says too little about the moment of sending. */
const usefulForMs = 2 * 60_000;

const loadReconcile = () => import('./reconcile-code.ts');

type ReconcileCode = Awaited<ReturnType<typeof loadReconcile>>;
type Snapshot = Awaited<ReturnType<ReconcileCode['snapshotBefore']>>;
type SentAction = ReturnType<ReconcileCode['describeSent']>;

interface Prepared {
  readonly startedAt: number;
  readonly reading: Promise<Snapshot>;
}

interface PreparedSnapshotsParts {
  readonly store: ApiStore;
  readonly wait: (ms: number) => Promise<void>;
}

/** Snapshots from before an action, read in advance where possible so that sending hardly waits. */
export function createPreparedSnapshots({ store, wait }: PreparedSnapshotsParts) {
  const prepared = new Map<string, Prepared>();

  const start = (expected: ExpectedChange): Prepared => {
    const reading = loadReconcile().then(({ snapshotBefore }) => snapshotBefore(store.dispatch, expected));
    return { startedAt: Date.now(), reading: reading.catch(() => null) };
  };

  const takePrepared = (expected: ExpectedChange): Prepared | null => {
    const subject = subjectOf(expected);
    const found = prepared.get(subject);
    // Used once: the action that is sent now makes it outdated.
    prepared.delete(subject);
    // An entry that arrived in between can only be recognised by its time, which needs the backend's clock.
    const isUseful = found && Date.now() - found.startedAt < usefulForMs && knownServerClockOffsetMs(store.getState()) !== null;
    return isUseful ? found : null;
  };

  /** Null if the backend's clock is not known. */
  const serverTime = (): number | null => {
    const offsetMs = knownServerClockOffsetMs(store.getState());
    return offsetMs === null ? null : Date.now() + offsetMs;
  };

  const describe = async (expected: ExpectedChange): Promise<SentAction> => {
    const { reading } = takePrepared(expected) ?? start(expected);
    const [{ describeSent }, before] = await Promise.all([loadReconcile(), reading]);
    return describeSent(expected, before, serverTime());
  };

  return {
    prepare: (expected: ExpectedChange): void => {
      prepared.set(subjectOf(expected), start(expected));
    },
    /** Describes what is known right before an action is sent. Has no snapshot if it could not be read in time. */
    describe: (expected: ExpectedChange): Promise<SentAction> => {
      const describeBlindly = (): SentAction => ({ expected, before: null, sentAt: serverTime() });
      return Promise.race([describe(expected).catch(describeBlindly), wait(maxWaitMs).then(describeBlindly)]);
    },
  };
}
