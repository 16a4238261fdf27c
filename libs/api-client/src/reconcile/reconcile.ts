import type { ApiStore } from '../store/api-store.ts';
import { walletApi, type ApiTag } from '../transport/base-api.ts';
import { restartReads } from '../transport/base-query.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { compare, type Settlement } from '../money/compare.ts';
import type { Evidence } from '../money/evidence.ts';
import { isProvable, type ExpectedChange, type ExpectedKind } from '../money/expected-change.ts';
import { isBounded } from '../money/new-rows.ts';
import { isUnchanged } from '../money/unchanged.ts';
import { readPayment, readSnapshot } from './read-snapshot.ts';
import { readSent, type SentAction } from '../money/sent-action.ts';
import type { Snapshot } from '../money/snapshot.ts';

export { compare, type Settlement } from '../money/compare.ts';
export type { Evidence } from '../money/evidence.ts';
export { describeSent, readSent, type SentAction } from '../money/sent-action.ts';
export { isWhole } from './read-snapshot.ts';
export { trackedRows } from '../money/tracked-rows.ts';

type Dispatch = ApiStore['dispatch'];

/** After this time a read is repeated. */
const hangingMs = 6000;

/** Reads a snapshot before an action is sent. Null for an action whose outcome cannot be found out. */
export async function snapshotBefore(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot | null> {
  return isProvable(expected) ? readSnapshot(dispatch, expected) : null;
}

/** `unchanged`: everything that the action would change is as it was before. It may still change. */
export type Reconciliation = Settlement | 'unchanged';

/** Finds out whether an action has been done. `sent` may come from the browser's storage and is validated. */
export async function reconcile(dispatch: Dispatch, sent: unknown): Promise<Reconciliation> {
  const action = readSent(sent);
  if (!action?.before || !isProvable(action.expected)) return 'unknown';
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
