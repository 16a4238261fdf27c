import { backendTime, type ApiStore } from '@wallet/api-client';
import { endOf, isWhole, readEvidence, readSent, refreshChanged, type Evidence } from '@wallet/api-client/reconcile';
import type { Currency } from '@wallet/domain';
import { pollWhileVisible } from './poll-while-visible.ts';
import { progressed, selectTracked } from './tracked-slice.ts';
import { isOpen, type TrackedTransaction } from './tracked-transaction.ts';
import { updateTracked } from './update-tracked.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

const maxMs = 5 * minuteMs;

/** Most transactions end within a minute. Older ones are checked less and less often. */
const pauses = [
  { untilMs: minuteMs, pauseMs: 5 * secondMs },
  { untilMs: 10 * minuteMs, pauseMs: 15 * secondMs },
  { untilMs: 60 * minuteMs, pauseMs: minuteMs },
] as const;

/** How long to wait before the next read, given the age of the newest transaction and the number of failures in a row. */
export function pauseAfter(ageMs: number, failures: number): number {
  const pauseMs = pauses.find(({ untilMs }) => ageMs < untilMs)?.pauseMs ?? maxMs;
  return Math.min(maxMs, pauseMs * 2 ** failures);
}

/** How long ago the last look may be for the time of an end to be known well enough. */
const knownWithinMs = maxMs;

interface TrackOptions {
  readonly currency: Currency | null;
  /** Calls back when a transaction was done, with the time that it took at most. Not if nobody looked for a while. */
  readonly onDone: (kind: TrackedTransaction['kind'], withinMs: number) => void;
}

/** Reads the lists while a tracked transaction has not ended, and reloads what it changed once it has. Returns a function that ends this. */
export function trackUpdates(store: ApiStore, { currency, onDone }: TrackOptions): () => void {
  const { dispatch } = store;
  const open = () => selectTracked(store.getState()).filter(isOpen);

  const read = async ({ id, sent }: TrackedTransaction): Promise<readonly (readonly [string, Evidence])[]> => {
    const action = readSent(sent);
    return action ? [[id, await readEvidence(dispatch, endOf(action))]] : [];
  };

  let lookedAt = 0;
  const look = async ({ signal }: AbortController): Promise<boolean> => {
    const known = (await Promise.all(open().map(read))).flat();
    // The session may have ended in the meantime. Its data no longer counts.
    if (signal.aborted) return true;
    const now = dispatch(backendTime);
    const before = selectTracked(store.getState());
    const evidenceById = new Map(known);
    const after = updateTracked(before, evidenceById, { now, currency });
    if (after !== before) dispatch(progressed(after));
    for (const { id, kind, phase, sentAt } of after) {
      if (phase !== 'done' || before.some((item) => item.id === id && !isOpen(item))) continue;
      if (now !== null && now - Math.max(lookedAt, sentAt) <= knownWithinMs) onDone(kind, Math.max(0, now - sentAt));
    }
    for (const { id } of after.filter((item) => !isOpen(item))) {
      const evidence = evidenceById.get(id);
      if (evidence) refreshChanged(dispatch, evidence.expected);
    }
    const isComplete = known.every(([, evidence]) => isWhole(evidence.after, evidence.expected));
    if (isComplete) lookedAt = now ?? 0;
    return isComplete;
  };

  let newestAt = 0;
  let polling = new AbortController();
  /** A new transaction starts again with short pauses. */
  const follow = () => {
    const at = Math.max(0, ...open().map(({ sentAt }) => sentAt));
    if (at === newestAt) return;
    newestAt = at;
    polling.abort();
    if (at === 0) return;
    const beganAt = performance.now();
    // Without the backend's time, as before the first answer, by the page's own clock: the device's may be hours ahead.
    const ageMs = () => {
      const now = dispatch(backendTime);
      return now === null ? performance.now() - beganAt : now - at;
    };
    const own = (polling = new AbortController());
    const stop = pollWhileVisible({
      poll: () => look(own),
      pauseMs: (failures) => pauseAfter(ageMs(), failures),
    });
    own.signal.addEventListener('abort', stop);
  };

  const leave = store.subscribe(follow);
  follow();
  return () => {
    leave();
    polling.abort();
  };
}
