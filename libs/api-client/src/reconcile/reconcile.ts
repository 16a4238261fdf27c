import * as v from 'valibot';
import type { ApiStore } from '../store/api-store.ts';
import { walletApi, type ApiTag } from '../transport/base-api.ts';
import { restartReads } from '../transport/base-query.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { compare, type Settlement } from '../money/compare.ts';
import type { Evidence } from '../money/evidence.ts';
import { expectedChange, type ExpectedChange, type ExpectedKind } from '../money/expected-change.ts';
import { isBounded } from '../money/new-rows.ts';
import { isUnchanged } from '../money/unchanged.ts';
import { canBeShown, readPayment, readSnapshot } from './read-snapshot.ts';
import { snapshot, type Snapshot } from '../money/snapshot.ts';

export { compare, type Settlement } from '../money/compare.ts';
export type { Evidence } from '../money/evidence.ts';
export { changesBalance } from '../money/unchanged.ts';
export { isWhole } from './read-snapshot.ts';
export { trackedRows } from '../money/tracked-rows.ts';

type Dispatch = ApiStore['dispatch'];

/**
 * What was known when an action was sent. It stays in the browser's storage until the outcome, or the end of what the
 * action started, is known.
 */
const sentAction = v.object({
  expected: expectedChange,
  /** Null if it could not be read before the action was sent. Nothing can be compared then. */
  before: v.nullable(snapshot),
  /** In milliseconds of the backend's clock. Null if that clock is not known. */
  sentAt: v.nullable(v.number()),
  /** When the backend had recorded the action at the latest, by its clock. Absent if it is not known to have recorded it. */
  doneBy: v.optional(v.nullable(v.number())),
});
export type SentAction = v.InferOutput<typeof sentAction>;

/** After this time a read is repeated. */
const hangingMs = 6000;

/** Entries that are older than the action by this much cannot be confused with it and need not be stored. */
const snapshotAgeMs = 60_000;

/** Reads a snapshot before an action is sent. Null for an action whose outcome cannot be found out. */
export async function snapshotBefore(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot | null> {
  return canBeShown(expected) ? readSnapshot(dispatch, expected) : null;
}

/** Describes an action that is about to be sent. Keeps only the part of the statement that the comparison needs. */
export function describeSent(expected: ExpectedChange, before: Snapshot | null, sentAt: number | null): SentAction {
  if (!before?.entries || sentAt === null) return { expected, before, sentAt };
  const entries = before.entries.filter(({ createdAt }) => createdAt === null || createdAt >= sentAt - snapshotAgeMs);
  return { expected, before: { ...before, entries }, sentAt };
}

/** `unchanged`: everything that the action would change is as it was before. It may still change. */
export type Reconciliation = Settlement | 'unchanged';

/** Finds out whether an action has been done. `sent` may come from the browser's storage and is validated. */
export async function reconcile(dispatch: Dispatch, sent: unknown): Promise<Reconciliation> {
  const action = readSent(sent);
  if (!action?.before || !canBeShown(action.expected)) return 'unknown';
  const evidence = await readEvidence(dispatch, action);
  const settlement = compare(evidence);
  return settlement === 'unknown' && isUnchanged(evidence) ? 'unchanged' : settlement;
}

/** Reads the evidence to compare with what was known when an action was sent. */
export async function readEvidence(dispatch: Dispatch, { before, ...action }: SentAction): Promise<Evidence> {
  dispatch(restartReads(hangingMs));
  const { expected } = action;
  // Without both, the current statement is the baseline for later comparisons.
  const isComparable = before !== null || isBounded(action);
  const read = expected.kind === 'qr-code-paid' && isComparable ? readPayment : readSnapshot;
  return { ...action, before: before ?? {}, after: await read(dispatch, expected) };
}

/** False if the outcome of a stored action can never be found out. */
export function canReconcile(sent: unknown): boolean {
  const action = readSent(sent);
  return action !== null && canBeShown(action.expected);
}

/** Whether an action may be sent again while its outcome is unknown. The backend accepts one slip of a transfer, and the member's money is out already. */
export function canRepeat(sent: unknown): boolean {
  return readSent(sent)?.expected.kind === 'slip';
}

/** Reads a stored action. Null if it was not written by this app. */
export function readSent(sent: unknown): SentAction | null {
  const read = v.safeParse(sentAction, sent);
  return read.success ? read.output : null;
}

/** Reloads the wallet on every screen that shows it. False if that failed. */
export async function readBalance(dispatch: Dispatch): Promise<boolean> {
  return (await dataOf(dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, forceRefetch)))) !== undefined;
}

const money = ['Wallet', 'Statement'] as const;

/** The cache tags that each kind of change invalidates. */
const tagsOf: Readonly<Record<ExpectedKind, readonly ApiTag[]>> = {
  transfer: money,
  'transfer-all': money,
  withdrawal: money,
  'wallet-addition': money,
  'true-money-link': money,
  slip: ['Slips', ...money],
  'slip-credited': ['Slips', ...money],
  'withdrawal-paid': money,
  'qr-code-paid': ['QrCode', ...money],
  'qr-code-created': ['QrCode'],
  'qr-code-cancelled': ['QrCode'],
  'invite-bonus-claimed': ['Invites', ...money],
  'refund-received': ['Refund', 'RefundLog'],
  'refund-added': ['Refund', ...money],
  'bonus-activated': ['Bonuses', 'ActiveBonus', ...money],
  'bonus-cleared': ['Bonuses', 'ActiveBonus', ...money],
  'promotion-activated': ['Promotion', 'Bonuses', 'ActiveBonus', ...money],
  'coupon-claimed': ['Coupons', 'SpinSetup', ...money],
  'coin-spent': ['SpinSetup', 'Coupons', 'Wallet'],
  'game-account-opened': ['Wallet', 'Credentials'],
};

/** Reloads balances and statement wherever they are shown. */
export function refreshMoney(dispatch: Dispatch): void {
  dispatch(walletApi.util.invalidateTags([...money]));
}

/** Reloads what the change affects wherever it is shown. */
export function refreshChanged(dispatch: Dispatch, { kind }: ExpectedChange): void {
  dispatch(walletApi.util.invalidateTags([...tagsOf[kind]]));
}
