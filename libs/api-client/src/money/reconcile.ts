import * as v from 'valibot';
import type { ApiStore } from '../transport/api-store.ts';
import { walletApi, type ApiTag } from '../transport/base-api.ts';
import { restartReads } from '../transport/base-query.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { compare, type Settlement } from './compare.ts';
import type { Evidence } from './evidence.ts';
import { expectedChange, type ExpectedChange, type ExpectedKind } from './expected-change.ts';
import { isBounded } from './new-rows.ts';
import { canBeShown, readPayment, readSnapshot } from './read-snapshot.ts';
import { snapshot, type Snapshot } from './snapshot.ts';

export { compare, type Settlement } from './compare.ts';
export type { Evidence } from './evidence.ts';
export { isWhole } from './read-snapshot.ts';
export { trackedRows } from './tracked-rows.ts';

type Dispatch = ApiStore['dispatch'];

/** What was known when an action was sent. Kept in the browser's storage until its outcome, or the end of what it began, is known. */
const sentAction = v.object({
  expected: expectedChange,
  /** null where it could not be read before the action was sent: then nothing can be compared. */
  before: v.nullable(snapshot),
  /** By the backend's clock, in milliseconds; null where that clock is not known. */
  sentAt: v.nullable(v.number()),
  /** By when the backend had recorded it, by its clock, where it is known that it did. */
  doneBy: v.optional(v.nullable(v.number())),
});
export type SentAction = v.InferOutput<typeof sentAction>;

/** A read that takes longer than this is asked for again. */
const hangingMs = 6000;

/** Entries so much older than the action cannot be taken for it, so they need not be kept. */
const snapshotAgeMs = 60_000;

/** Reads what is true before an action is sent. null for an action whose outcome nothing can show. */
export async function snapshotBefore(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot | null> {
  return canBeShown(expected) ? readSnapshot(dispatch, expected) : null;
}

/** What is kept of an action that is about to be sent: no more of the statement than the comparison needs. */
export function describeSent(expected: ExpectedChange, before: Snapshot | null, sentAt: number | null): SentAction {
  if (!before?.entries || sentAt === null) return { expected, before, sentAt };
  const entries = before.entries.filter(({ createdAt }) => createdAt === null || createdAt >= sentAt - snapshotAgeMs);
  return { expected, before: { ...before, entries }, sentAt };
}

/** Finds out whether an action was done by now. `sent` may come from the browser's storage, so it is checked. */
export async function reconcile(dispatch: Dispatch, sent: unknown): Promise<Settlement> {
  const action = readSent(sent);
  if (!action?.before || !canBeShown(action.expected)) return 'unknown';
  return compare(await readEvidence(dispatch, action));
}

/** Reads what is true by now, to compare it with what was known when an action was sent. */
export async function readEvidence(dispatch: Dispatch, { before, ...action }: SentAction): Promise<Evidence> {
  dispatch(restartReads(hangingMs));
  const { expected } = action;
  // Without both, the statement of now is what a later one is compared with.
  const isComparable = before !== null || isBounded(action);
  const read = expected.kind === 'qr-code-paid' && isComparable ? readPayment : readSnapshot;
  return { ...action, before: before ?? {}, after: await read(dispatch, expected) };
}

/** False where no list can ever show what a stored action came to. */
export function canReconcile(sent: unknown): boolean {
  const action = readSent(sent);
  return action !== null && canBeShown(action.expected);
}

/** A stored action; null for what was not written here. */
export function readSent(sent: unknown): SentAction | null {
  const read = v.safeParse(sentAction, sent);
  return read.success ? read.output : null;
}

/** Reads the wallet anew, for every screen that shows it. False where that failed. */
export async function readBalance(dispatch: Dispatch): Promise<boolean> {
  return (await dataOf(dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, forceRefetch)))) !== undefined;
}

const money = ['Wallet', 'Statement'] as const;

/** What each kind of change makes out of date. */
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

/** Has balances and statement read again, wherever they are on a screen. */
export function refreshMoney(dispatch: Dispatch): void {
  dispatch(walletApi.util.invalidateTags([...money]));
}

/** Has what the change concerns read again, wherever it is on a screen. */
export function refreshChanged(dispatch: Dispatch, { kind }: ExpectedChange): void {
  dispatch(walletApi.util.invalidateTags([...tagsOf[kind]]));
}
