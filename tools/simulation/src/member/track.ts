import { serverClockOffsetMs, type ApiStore } from '@wallet/api-client';
import { isWhole, readEvidence, readSent, refreshChanged, type Evidence } from '@wallet/api-client/reconcile';
import {
  endOf,
  isOpen,
  pauseAfter,
  pollWhileVisible,
  progressed,
  selectTracked,
  updateTracked,
  type TrackedTransaction,
} from '@wallet/money/engine';

/** Reads the lists while a tracked transaction is open, as the tracker on the pages does. Returns a function that ends this. */
export function trackUpdates(store: ApiStore): () => void {
  const { dispatch } = store;
  const open = () => selectTracked(store.getState()).filter(isOpen);
  const now = () => Date.now() + serverClockOffsetMs(store.getState());

  const read = async ({ id, sent }: TrackedTransaction): Promise<readonly (readonly [string, Evidence])[]> => {
    const action = readSent(sent);
    return action ? [[id, await readEvidence(dispatch, endOf(action))]] : [];
  };

  const poll = async (isEnded: () => boolean): Promise<boolean> => {
    const known = (await Promise.all(open().map(read))).flat();
    if (isEnded()) return true;
    const before = selectTracked(store.getState());
    const evidenceById = new Map(known);
    const after = updateTracked(before, evidenceById, { now: now(), currency: 'BAHT' });
    if (after !== before) dispatch(progressed(after));
    for (const { id } of after.filter((item) => !isOpen(item))) {
      const evidence = evidenceById.get(id);
      if (evidence) refreshChanged(dispatch, evidence.expected);
    }
    return known.every(([, evidence]) => isWhole(evidence.after, evidence.expected));
  };

  let stop: () => void = () => undefined;
  let newestAt = 0;
  const follow = () => {
    const at = Math.max(0, ...open().map(({ sentAt }) => sentAt));
    if (at === newestAt) return;
    newestAt = at;
    stop();
    const running = { isEnded: false };
    const stopPolling =
      at === 0
        ? () => undefined
        : pollWhileVisible({ poll: () => poll(() => running.isEnded), pauseMs: (failures) => pauseAfter(now() - at, failures) });
    stop = () => {
      running.isEnded = true;
      stopPolling();
    };
  };
  const leave = store.subscribe(follow);
  follow();
  return () => {
    leave();
    stop();
  };
}
