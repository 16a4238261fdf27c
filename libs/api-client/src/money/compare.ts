import { walletPlace } from '@wallet/domain';
import { clockErrorMs, type Evidence } from './evidence.ts';
import type { ExpectedChange, ExpectedKind } from './expected-change.ts';
import { isAmount, newEntries } from './new-rows.ts';
import type { Snapshot, SnapshotEntry } from './snapshot.ts';
import { trackedRows } from './tracked-rows.ts';

/**
 * The verdict of comparing two snapshots. It is `unknown` if something else could explain the difference, or if a part
 * could not be read.
 */
export type Settlement = 'settled' | 'rejected' | 'unknown';

const settledIf = (isProven: boolean): Settlement => (isProven ? 'settled' : 'unknown');

/** Compares the snapshot from before an action with the current one. */
export function compare(evidence: Evidence): Settlement {
  const { kind } = evidence.expected;
  return (comparisons[kind] as (evidence: Evidence) => Settlement)(evidence);
}

type Comparisons = { readonly [Kind in ExpectedKind]: (evidence: Evidence<Extract<ExpectedChange, { kind: Kind }>>) => Settlement };

const comparisons: Comparisons = {
  transfer: (evidence) => {
    const { from, to, amount } = evidence.expected;
    const isMeant = (entry: SnapshotEntry) =>
      entry.type === 'transfer' && entry.from === from && entry.to === to && isAmount(entry, amount.minor);
    const found = onlyNewEntry(evidence, isMeant);
    return found ? ended(found) : 'unknown';
  },

  // Compares balances: the emptied places must be empty, and the target must hold exactly the total.
  'transfer-all': (evidence) => {
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

  // In progress counts as done: the backend has accepted the withdrawal, and the statement tracks it from there.
  withdrawal: (evidence) => {
    const { minor } = evidence.expected.amount;
    const found = onlyNewEntry(evidence, (entry) => entry.type === 'withdraw' && isAmount(entry, minor));
    if (!found) return 'unknown';
    return found.status === 'failed' ? 'rejected' : 'settled';
  },

  'wallet-addition': () => 'unknown',
  'true-money-link': () => 'unknown',
  slip: () => 'unknown',

  'slip-credited': trackedTo,
  'withdrawal-paid': trackedTo,
  'qr-code-paid': trackedTo,

  'qr-code-created': ({ before, after, expected: { amount } }) => {
    if (before.qrCode === undefined || !after.qrCode) return 'unknown';
    const isNew = before.qrCode?.id !== after.qrCode.id || before.qrCode.expiresAt !== after.qrCode.expiresAt;
    return settledIf(isNew && after.qrCode.minor === amount.minor);
  },

  // A code also disappears when it is paid or expires.
  'qr-code-cancelled': (evidence) => {
    const {
      before,
      after,
      sentAt,
      expected: { qrCodeId },
    } = evidence;
    if (before.qrCode?.id !== qrCodeId || after.qrCode === undefined || sentAt === null) return 'unknown';
    if (!before.entries || !after.entries) return 'unknown';
    const { minor, expiresAt } = before.qrCode;
    const isGone = after.qrCode?.id !== qrCodeId;
    const hasExpired = expiresAt === null || expiresAt <= sentAt + clockErrorMs;
    const mayBePaid =
      newEntries(evidence, (entry) => entry.type === 'deposit' && (minor === null || entry.minor === null || isAmount(entry, minor)))
        .length > 0;
    return settledIf(isGone && !hasExpired && !mayBePaid);
  },

  'invite-bonus-claimed': (evidence) => {
    const { inviteBonus } = evidence.before;
    return settledIf(evidence.after.inviteBonus === 0 && isPaidInto(evidence, inviteBonus, 'invite'));
  },

  'refund-received': ({ before, after }) => {
    if (!before.refund || !after.refund || before.refund.available !== 'some') return 'unknown';
    const { availableMinor, receivedMinor } = before.refund;
    if (after.refund.available !== 'none' || availableMinor === null || receivedMinor === null) return 'unknown';
    return settledIf(after.refund.receivedMinor === receivedMinor + availableMinor);
  },

  'refund-added': (evidence) =>
    settledIf(evidence.after.refund?.receivedMinor === 0 && isPaidInto(evidence, evidence.before.refund?.receivedMinor, 'refund')),

  'bonus-activated': ({ before, after }) => {
    if (before.bonus === undefined || !after.bonus) return 'unknown';
    const isNowActive = after.bonus.isActive && before.bonus?.isActive !== true;
    return settledIf(isNowActive || after.bonus.timesReceived === (before.bonus?.timesReceived ?? 0) + 1);
  },

  'bonus-cleared': ({ before, after }) => settledIf(before.isBonusActive === true && after.isBonusActive === false),

  'promotion-activated': ({ before, after, expected: { code } }) =>
    settledIf(before.promotion !== undefined && before.promotion !== code && after.promotion === code),

  'coupon-claimed': ({ before, after }) => settledIf(isOneLess(before.coupons, after.coupons)),
  'coin-spent': ({ before, after }) => settledIf(isOneLess(before.coins, after.coins)),

  'game-account-opened': ({ before, after, expected: { code } }) =>
    settledIf(before.balances !== undefined && !(code in before.balances) && after.balances !== undefined && code in after.balances),
};

/** The outcome of the one row that matches. */
function trackedTo(evidence: Evidence): Settlement {
  const [row, second] = trackedRows(evidence);
  return row && !second ? ended(row) : 'unknown';
}

function isOneLess(before: number | null | undefined, after: number | null | undefined): boolean {
  return typeof before === 'number' && after === before - 1;
}

/** Null if a balance is not known, or if none was read. */
function sumOf(balances: Snapshot['balances']): number | null {
  if (!balances) return null;
  return Object.values(balances).reduce<number | null>((sum, minor) => (sum === null || minor === null ? null : sum + minor), 0);
}

/** A deposit in progress has not arrived yet. */
function ended({ status }: Pick<SnapshotEntry, 'status'>): Settlement {
  if (status === 'in-progress') return 'unknown';
  return status === 'failed' ? 'rejected' : 'settled';
}

/** Entry types that never pay out earnings. */
const otherTypes = ['transfer', 'withdraw', 'finish_bonus'];

/** Whether exactly one new entry pays this amount into the wallet and no entry names another cause. */
function isPaidInto(evidence: Evidence, minor: number | null | undefined, cause: string): boolean {
  if (typeof minor !== 'number' || minor <= 0) return false;
  const found = onlyNewEntry(
    evidence,
    (entry) => entry.to === walletPlace && isAmount(entry, minor) && !otherTypes.includes(entry.type) && (entry.cause ?? cause) === cause,
  );
  return found?.status === 'success';
}

/** The only new entry that matches, or null if there is none or more than one. */
function onlyNewEntry(evidence: Evidence, fits: (entry: SnapshotEntry) => boolean): SnapshotEntry | null {
  const [found, second] = newEntries(evidence, fits);
  return found && !second ? found : null;
}
