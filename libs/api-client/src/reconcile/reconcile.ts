import type { ApiStore } from '../store/api-store.ts';
import { walletApi } from '../transport/base-api.ts';
import { restartReads } from '../transport/base-query.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { backendTime } from '../transport/backend-clock.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { isBounded, type Evidence, type Settlement } from '../money/evidence.ts';
import type { ExpectedChange } from '../money/expected-change.ts';
import { listedWithinMs, type Snapshot } from '../money/snapshot.ts';
import { readPayment, readSnapshot } from './read-snapshot.ts';
import { changesOf, compare, isAmbiguous, isUnchanged } from './rows.ts';
import type { SentAction } from '../money/sent-action.ts';

export { slipKey, toRow, type Evidence, type Settlement } from '../money/evidence.ts';
export { describeSent, endOf, readSent, type SentAction } from '../money/sent-action.ts';
export { isWhole, readSnapshot } from './read-snapshot.ts';
export { compare, trackedRows } from './rows.ts';
export type { Snapshot } from '../money/snapshot.ts';

type Dispatch = ApiStore['dispatch'];

/** After this time a read is repeated. */
const hangingMs = 6000;

/**
 * `unchanged`: everything that the action would change is as it was before. It may still change. `ambiguous`: it looks so,
 * but another action may have changed it back.
 */
export type Reconciliation = Settlement | 'unchanged' | 'ambiguous';

/**
 * Reads what an action will be compared with. `sinceLastMs` is the time since the action before was accepted: a read that began
 * before that begins again. Without the backend's clock, entries are left out while its own may still be missing: it would be
 * taken for the next one's.
 */
export async function readBefore(dispatch: Dispatch, expected: ExpectedChange, sinceLastMs: number): Promise<Snapshot> {
  dispatch(restartReads(sinceLastMs));
  const { entries, ...others } = await readSnapshot(dispatch, expected);
  const isBehind = sinceLastMs < listedWithinMs && dispatch(backendTime) === null;
  return { ...others, ...(entries && !isBehind && { entries }) };
}

/** Finds out whether an action has been done. */
export async function reconcile(dispatch: Dispatch, action: SentAction): Promise<Reconciliation> {
  if (!action.before) return 'unknown';
  const evidence = withoutUndated(await readEvidence(dispatch, action));
  const settlement = compare(evidence);
  if (settlement !== 'unknown') return settlement;
  if (isUnchanged(evidence)) return 'unchanged';
  return isAmbiguous(evidence) ? 'ambiguous' : 'unknown';
}

/**
 * Leaves the entries out if the backend's clock became known only after the action was sent: an entry from before the action may look
 * new, because the list may have been late.
 */
const withoutUndated = (evidence: Evidence): Evidence =>
  evidence.sentAt === null && evidence.readAt !== null ? { ...evidence, after: { ...evidence.after, entries: undefined } } : evidence;

/** Reads the evidence to compare with what was known when an action was sent. */
export async function readEvidence(dispatch: Dispatch, { before, ...action }: SentAction): Promise<Evidence> {
  dispatch(restartReads(hangingMs));
  const { expected } = action;
  // Without both, the current statement is the baseline for later comparisons.
  const isComparable = before !== null || isBounded(action);
  const endsCode = expected.kind === 'qr-code-paid' || expected.kind === 'qr-code-cancelled';
  const read = endsCode && isComparable ? readPayment : readSnapshot;
  const after = await read(dispatch, expected);
  return { ...action, before: before ?? {}, after, readAt: dispatch(backendTime) };
}

/** Reloads the wallet on every screen that shows it. False if that failed. */
export async function readBalance(dispatch: Dispatch): Promise<boolean> {
  return (await dataOf(dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, forceRefetch)))) !== undefined;
}

/** Reloads what the change affects wherever it is shown. */
export function refreshChanged(dispatch: Dispatch, expected: ExpectedChange): void {
  dispatch(walletApi.util.invalidateTags([...changesOf(expected)]));
}
