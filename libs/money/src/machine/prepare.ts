import { backendTime, describeSent, isProvable, subjectOf, type ExpectedChange, type SentAction } from '@wallet/api-client';
import type { Attempt, Request } from './action-state.ts';
import { createLists } from './lists.ts';
import { events } from './money-actions-slice.ts';
import { actionOf, until, type Surroundings } from './surroundings.ts';

/** How long an action waits for its snapshot. Without one, a lost outcome cannot be found out by comparison. */
const maxSnapshotMs = 300;

/** A snapshot that is older than this says too little about the moment of sending. */
const usefulForMs = 2 * 60_000;

/** Finds out what has to be known before a request is sent: the id of its intent, and what it is compared with if its response is lost. */
export function createPreparation({ store, wait, createId }: Surroundings) {
  const { dispatch } = store;
  const lists = createLists(store);

  /** Describes what is known right before an action is sent. Has no snapshot if it could not be read in time. */
  const describe = async (intent: string, expected: ExpectedChange): Promise<SentAction> => {
    if (!isProvable(expected)) return describeSent(expected, null, dispatch(backendTime));
    const { ahead } = actionOf(store, intent);
    const isRecent = (at: number) => Math.abs(Date.now() - at) < usefulForMs;
    // An entry that arrived in between can only be recognised by its time, which needs the backend's clock.
    const isUseful = ahead && subjectOf(ahead.expected) === subjectOf(expected) && isRecent(ahead.at) && dispatch(backendTime) !== null;
    if (!isUseful) dispatch(events.readAheadStarted({ intent, expected, at: Date.now() }));
    const isRead = () => actionOf(store, intent).ahead?.snapshot !== undefined || actionOf(store, intent).step.name !== 'preparing';
    await Promise.race([until(store, isRead), wait(maxSnapshotMs)]);
    const { ahead: read, step } = actionOf(store, intent);
    // The page may have been suspended meanwhile.
    if (step.name === 'preparing' && read && !isRecent(read.at)) return describe(intent, expected);
    return describeSent(expected, read?.snapshot ?? null, dispatch(backendTime));
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

  return async (intent: string, { expected, fingerprint }: Request, released: Attempt | null) => ({
    id: await idFor(fingerprint, released),
    sent: expected && (await describe(intent, expected)),
  });
}
