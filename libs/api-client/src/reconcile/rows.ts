import { clockErrorMs } from '@wallet/domain';
import { bonusEndpoints } from '../endpoints/bonuses.ts';
import { gameAccountEndpoints } from '../endpoints/game-accounts.ts';
import { inviteEndpoints } from '../endpoints/invites.ts';
import { promotionEndpoints } from '../endpoints/promotions.ts';
import { qrCodeEndpoints } from '../endpoints/qr-codes.ts';
import { refundEndpoints } from '../endpoints/refunds.ts';
import { slipEndpoints } from '../endpoints/slips.ts';
import { spinWheelEndpoints } from '../endpoints/spin-wheel.ts';
import { trueMoneyEndpoints } from '../endpoints/true-money.ts';
import { walletActionEndpoints } from '../endpoints/wallet-actions.ts';
import type { ApiTag } from '../transport/base-api.ts';
import {
  areSame,
  ended,
  hasNoNewEntry,
  isAmount,
  areCoinsSame,
  isOneLess,
  isOtherCode,
  isPaidInto,
  isSame,
  isSameCode,
  isWalletSame,
  mayLackCode,
  newEntries,
  newSlips,
  onlyNewEntry,
  settledIf,
  slipKey,
  sumOf,
  toRow,
  type Evidence,
  type Settlement,
  type TrackedRow,
} from '../money/evidence.ts';
import type { ExpectedChange, ExpectedKind } from '../money/expected-change.ts';
import type { Snapshot, SnapshotEntry, SnapshotPart } from '../money/snapshot.ts';
import { tagsOf } from './tags-of.ts';

/** Everything that is known of one kind of change: where it shows, what proves it, and what has to be read again after it. */
interface Row<Kind extends ExpectedKind> {
  /** What to read: what proves that the change has happened, and what proves that nothing has. Nothing if nothing can prove it. */
  readonly parts: readonly SnapshotPart[];
  /** Compares the snapshot from before with the current one. Absent if only the rows that may be it are compared. */
  readonly compare?: (evidence: EvidenceOf<Kind>) => Settlement;
  /**
   * Whether everything that the action would change could be read before and after, and is the same. Absent if it leaves
   * no trace that is certain to be readable.
   */
  readonly isUnchanged?: (evidence: EvidenceOf<Kind>) => boolean;
  /** Whether what could be read is the same, but may have been changed and changed back. */
  readonly isAmbiguous?: (evidence: EvidenceOf<Kind>) => boolean;
  /** The rows of a list that may be a tracked transaction. If there is only one, it is. */
  readonly candidates?: (evidence: EvidenceOf<Kind>) => readonly TrackedRow[];
  /** What has to be read again. */
  readonly changes: () => readonly ApiTag[];
}

type EvidenceOf<Kind extends ExpectedKind> = Evidence<Extract<ExpectedChange, { kind: Kind }>>;

const rows: { readonly [Kind in ExpectedKind]: Row<Kind> } = {
  transfer: {
    parts: ['entries', 'balances'],
    compare: (evidence) => {
      const { from, to, amount } = evidence.expected;
      const isMeant = (entry: SnapshotEntry) =>
        entry.type === 'transfer' && entry.from === from && entry.to === to && isAmount(entry, amount.minor);
      const found = onlyNewEntry(evidence, isMeant);
      return found ? ended(found) : 'unknown';
    },
    isUnchanged: (evidence) => areSame(evidence, [evidence.expected.from, evidence.expected.to]) && hasNoNewEntry(evidence),
    changes: () => tagsOf(walletActionEndpoints.endpoints.transfer),
  },

  'transfer-all': {
    parts: ['entries', 'balances'],
    // Compares balances: the emptied places must be empty, and the target must hold exactly the total.
    compare: (evidence) => {
      const {
        before,
        after,
        expected: { to },
      } = evidence;
      const total = sumOf(before.balances);
      if (!before.balances || !after.balances || total === null || total <= 0 || before.balances[to] === total) return 'unknown';
      const isOnlyAtTarget = Object.entries(after.balances).every(([place, minor]) => minor === (place === to ? total : 0));
      const arrivals = newEntries(evidence, ({ type, to: target, status }) => type === 'transfer' && target === to && status === 'success');
      return settledIf(isOnlyAtTarget && arrivals.length > 0);
    },
    isUnchanged: (evidence) => areSame(evidence, Object.keys(evidence.before.balances ?? {})) && hasNoNewEntry(evidence),
    changes: () => tagsOf(walletActionEndpoints.endpoints.transferAll),
  },

  withdrawal: {
    parts: ['entries', 'balances'],
    // In progress counts as done: the backend has accepted the withdrawal, and the statement tracks it from there.
    compare: (evidence) => {
      const { minor } = evidence.expected.amount;
      const found = onlyNewEntry(evidence, (entry) => entry.type === 'withdraw' && isAmount(entry, minor));
      if (!found) return 'unknown';
      return found.status === 'failed' ? 'rejected' : 'settled';
    },
    isUnchanged: (evidence) => isWalletSame(evidence) && hasNoNewEntry(evidence),
    changes: () => tagsOf(walletActionEndpoints.endpoints.withdrawAll),
  },

  'slip-credited': {
    parts: ['slips'],
    candidates: (evidence) => newSlips(evidence).map((slip) => ({ ...slip, key: slipKey(slip) })),
    changes: () => tagsOf(slipEndpoints.endpoints.sendSlip),
  },

  'deposit-credited': {
    parts: ['entries'],
    candidates: entriesOf('deposit'),
    changes: () => ['Wallet', 'Statement'],
  },

  'withdrawal-paid': {
    parts: ['entries'],
    candidates: entriesOf('withdraw'),
    changes: () => tagsOf(walletActionEndpoints.endpoints.withdrawAll),
  },

  'qr-code-paid': {
    parts: ['entries', 'qrCode'],
    candidates: (evidence) => {
      const { expected, after } = evidence;
      if (after.qrCode === undefined || canStillBePaid(expected, after) || mayLackCode(evidence)) return [];
      const minor = expected.amount?.minor;
      return newEntries(evidence, (entry) => entry.type === 'deposit' && (minor === undefined || isAmount(entry, minor))).map(toRow);
    },
    changes: () => ['QrCode', 'Wallet', 'Statement'],
  },

  'qr-code-created': {
    parts: ['qrCode'],
    compare: (evidence) => {
      const { before, after, expected } = evidence;
      // The list may still show the code that the one from before has replaced.
      if (before.qrCode === undefined || (before.qrCode && mayLackCode(evidence))) return 'unknown';
      return settledIf(isOtherCode(evidence) && after.qrCode?.minor === expected.amount.minor);
    },
    // A code that is not there may have been created, and paid or cancelled since.
    isUnchanged: isSameCode,
    changes: () => tagsOf(qrCodeEndpoints.endpoints.createQrCode),
  },

  'qr-code-cancelled': {
    parts: ['qrCode', 'entries'],
    // A code also disappears when it is paid or expires, or when another takes its place.
    compare: (evidence) => {
      const {
        before,
        after,
        readAt,
        expected: { qrCodeId },
      } = evidence;
      if (before.qrCode?.id !== qrCodeId || after.qrCode === undefined || typeof readAt !== 'number') return 'unknown';
      const { expiresAt } = before.qrCode;
      const isGone = after.qrCode === null && !mayLackCode(evidence);
      const hasExpired = expiresAt === null || expiresAt <= readAt + clockErrorMs;
      // Of whatever amount: the code that was paid may be one that has replaced it.
      const isUnpaid = hasNoNewEntry(evidence, ({ type }) => type === 'deposit');
      return settledIf(isGone && !hasExpired && isUnpaid);
    },
    isUnchanged: (evidence) => evidence.before.qrCode?.id === evidence.expected.qrCodeId && isSameCode(evidence),
    changes: () => tagsOf(qrCodeEndpoints.endpoints.cancelQrCode),
  },

  'invite-bonus-claimed': {
    parts: ['inviteBonus', 'entries'],
    compare: (evidence) => {
      const { inviteBonus } = evidence.before;
      return settledIf(evidence.after.inviteBonus === 0 && isPaidInto(evidence, inviteBonus, 'invite'));
    },
    isUnchanged: (evidence) => isSame(evidence, 'inviteBonus') && isWalletSame(evidence) && hasNoNewEntry(evidence),
    changes: () => tagsOf(inviteEndpoints.endpoints.claimInviteBonus),
  },

  'refund-received': {
    parts: ['refund', 'entries'],
    compare: ({ before, after }) => {
      if (!before.refund || !after.refund || before.refund.available !== 'some') return 'unknown';
      const { availableMinor, receivedMinor } = before.refund;
      if (after.refund.available !== 'none' || availableMinor === null || receivedMinor === null) return 'unknown';
      return settledIf(after.refund.receivedMinor === receivedMinor + availableMinor);
    },
    // It may have been received and added to the wallet since.
    isUnchanged: (evidence) => isSame(evidence, 'refund') && hasNoNewEntry(evidence),
    changes: () => tagsOf(refundEndpoints.endpoints.receiveRefund),
  },

  'refund-added': {
    parts: ['refund', 'entries', 'balances'],
    compare: (evidence) =>
      settledIf(evidence.after.refund?.receivedMinor === 0 && isPaidInto(evidence, evidence.before.refund?.receivedMinor, 'refund')),
    isUnchanged: (evidence) => isSame(evidence, 'refund') && isWalletSame(evidence) && hasNoNewEntry(evidence),
    changes: () => tagsOf(refundEndpoints.endpoints.addRefund),
  },

  'bonus-activated': {
    parts: ['bonus', 'isBonusActive', 'entries'],
    compare: ({ before, after }) => {
      if (before.bonus === undefined || !after.bonus) return 'unknown';
      const isNowActive = after.bonus.isActive && before.bonus?.isActive !== true;
      return settledIf(isNowActive || after.bonus.timesReceived === (before.bonus?.timesReceived ?? 0) + 1);
    },
    isUnchanged: (evidence) =>
      isSame(evidence, 'bonus') &&
      isSame(evidence, 'isBonusActive') &&
      hasNoNewEntry(evidence) &&
      !(evidence.before.bonus?.isActive && !countsBonuses(evidence)),
    isAmbiguous: (evidence) => evidence.before.bonus?.isActive === true && isSame(evidence, 'bonus'),
    changes: () => tagsOf(bonusEndpoints.endpoints.activateBonus),
  },

  'bonus-cleared': {
    parts: ['isBonusActive', 'bonus'],
    compare: ({ before, after }) => settledIf(before.isBonusActive === true && after.isBonusActive === false),
    // It may have been received again since.
    isUnchanged: (evidence) => isStillActive(evidence) && countsBonuses(evidence) && isSame(evidence, 'bonus'),
    isAmbiguous: (evidence) =>
      isStillActive(evidence) && (evidence.before.bonus === undefined || evidence.after.bonus === undefined || isSame(evidence, 'bonus')),
    changes: () => tagsOf(bonusEndpoints.endpoints.clearBonus),
  },

  'promotion-activated': {
    parts: ['promotion', 'isBonusActive', 'entries'],
    compare: ({ before, after, expected: { code } }) =>
      settledIf(before.promotion !== undefined && before.promotion !== code && after.promotion === code),
    isUnchanged: (evidence) =>
      evidence.before.promotion !== evidence.expected.code &&
      isSame(evidence, 'promotion') &&
      isSame(evidence, 'isBonusActive') &&
      hasNoNewEntry(evidence),
    isAmbiguous: (evidence) => evidence.before.promotion === evidence.expected.code && isSame(evidence, 'promotion'),
    changes: () => tagsOf(promotionEndpoints.endpoints.activatePromotion),
  },

  'coupon-claimed': {
    parts: ['coupons', 'entries'],
    compare: ({ before, after }) => settledIf(isOneLess(before.coupons, after.coupons)),
    // A spin may have won one while another was claimed.
    isUnchanged: (evidence) =>
      (evidence.before.coupons ?? 0) > 0 && isSame(evidence, 'coupons') && areCoinsSame(evidence) && hasNoNewEntry(evidence),
    changes: () => tagsOf(spinWheelEndpoints.endpoints.claimCoupon),
  },

  'coin-spent': {
    parts: ['coins', 'entries'],
    compare: ({ before, after }) => settledIf(isOneLess(before.coins, after.coins)),
    // A deposit or a coupon may have brought a coin.
    isUnchanged: (evidence) => areCoinsSame(evidence) && hasNoNewEntry(evidence),
    // The endpoint leaves the wheel alone while it turns.
    changes: () => ['SpinSetup', ...tagsOf(spinWheelEndpoints.endpoints.spin)],
  },

  'game-account-opened': {
    parts: ['balances'],
    compare: ({ before, after, expected: { code } }) =>
      settledIf(before.balances !== undefined && !(code in before.balances) && after.balances !== undefined && code in after.balances),
    isUnchanged: ({ before, after, expected: { code } }) =>
      before.balances !== undefined && after.balances !== undefined && !(code in before.balances) && !(code in after.balances),
    changes: () => tagsOf(gameAccountEndpoints.endpoints.activateGame),
  },

  'wallet-addition': { parts: [], changes: () => tagsOf(walletActionEndpoints.endpoints.addInviteBonus) },

  'true-money-link': { parts: [], changes: () => tagsOf(trueMoneyEndpoints.endpoints.sendTrueLink) },

  slip: { parts: [], changes: () => tagsOf(slipEndpoints.endpoints.sendSlip) },
};

/** The new entries of a type with the amount of the change. */
function entriesOf(type: string) {
  return (evidence: EvidenceOf<'deposit-credited' | 'withdrawal-paid'>): readonly TrackedRow[] => {
    const { minor } = evidence.expected.amount;
    return newEntries(evidence, (entry) => entry.type === type && isAmount(entry, minor)).map(toRow);
  };
}

const isStillActive = ({ before, after }: Evidence): boolean => before.isBonusActive === true && after.isBonusActive === true;

/** Whether it would show that a bonus was cancelled and received again. One that is active was received at least once. */
const countsBonuses = ({ before: { bonus } }: Evidence): boolean => bonus?.isActive === true && bonus.timesReceived > 0;

const rowOf = ({ kind }: ExpectedChange) => rows[kind] as Row<ExpectedKind>;

/** What to read to find out about a change. */
export const partsOf = (expected: ExpectedChange): readonly SnapshotPart[] => rowOf(expected).parts;

/** What has to be read again after a change. */
export const changesOf = (expected: ExpectedChange): readonly ApiTag[] => rowOf(expected).changes();

/** Compares the snapshot from before an action with the current one. */
export function compare(evidence: Evidence): Settlement {
  const row = rowOf(evidence.expected);
  if (row.compare) return row.compare(evidence);
  const [found, second] = trackedRows(evidence);
  return found && !second ? ended(found) : 'unknown';
}

/** Whether everything that the action would change could be read before and after, and is the same. */
export const isUnchanged = (evidence: Evidence): boolean => rowOf(evidence.expected).isUnchanged?.(evidence) ?? false;

/** Whether nothing looks different, although the action may have been done. */
export const isAmbiguous = (evidence: Evidence): boolean => rowOf(evidence.expected).isAmbiguous?.(evidence) ?? false;

/**
 * All rows that may be the tracked transaction. If there is only one, it is the tracked transaction. Empty for anything
 * that is not tracked.
 */
export const trackedRows = (evidence: Evidence): readonly TrackedRow[] =>
  (rowOf(evidence.expected).candidates?.(evidence) ?? []).filter(({ key }) => !evidence.otherRows?.has(key));

/** A code that can still be paid has not been paid, so new money came from somewhere else. */
export const canStillBePaid = (expected: ExpectedChange, { qrCode }: Snapshot): boolean =>
  expected.kind === 'qr-code-paid' && qrCode?.id === expected.qrCodeId;
