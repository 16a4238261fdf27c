import { backendTime, describeSent, isProvable, restartReads, subjectOf, type ExpectedChange, type SentAction } from '@wallet/api-client';
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
  const describe = async (intent: string, expected: ExpectedChange, isAgain = false): Promise<SentAction> => {
    if (!isProvable(expected)) return describeSent(expected, null, dispatch(backendTime));
    const { ahead } = actionOf(store, intent);
    const knewTime = dispatch(backendTime) !== null;
    const isRecent = (at: number) => Math.abs(Date.now() - at) < usefulForMs;
    // An entry that arrived in between can only be recognised by its time, which needs the backend's clock.
    const isUseful = ahead && subjectOf(ahead.expected) === subjectOf(expected) && isRecent(ahead.at) && knewTime;
    if (!isUseful) dispatch(events.readAheadStarted({ intent, expected, at: Date.now() }));
    const isRead = () => actionOf(store, intent).ahead?.snapshot !== undefined || actionOf(store, intent).step.name !== 'preparing';
    await Promise.race([until(store, isRead), wait(maxSnapshotMs)]);
    const { ahead: read, step } = actionOf(store, intent);
    // The page may have been suspended meanwhile, or the clock was set. The time is known again with what is read.
    const isOver = read !== null && !isRecent(read.at);
    if (step.name === 'preparing' && !isAgain && (isOver || (knewTime && dispatch(backendTime) === null))) {
      // A read that is still on its way began before that too.
      if (isOver) dispatch(restartReads());
      return describe(intent, expected, true);
    }
    return describeSent(expected, read?.snapshot ?? null, dispatch(backendTime));
  };

  /**
   * The intent id of an attempt. A retry of the same request after an unknown outcome keeps its id, so that a backend
   * that supports idempotency keys runs it once, even if the first request arrives late.
   */
  const idFor = async (released: Attempt | null): Promise<string> => {
    if (released === null) return createId();
    // The earlier attempt is settled, so this is a new one.
    const finding = await lists.read(released.sent);
    return finding === 'settled' || finding === 'rejected' ? createId() : released.id;
  };

  return async (intent: string, { expected }: Request, released: Attempt | null) => ({
    id: await idFor(released),
    sent: expected && (await describe(intent, expected)),
  });
}
