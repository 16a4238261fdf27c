import { walletPlace } from '@wallet/domain';
import { clockErrorMs, type Evidence } from './evidence.ts';
import type { ExpectedChange, ExpectedKind } from './expected-change.ts';
import { isAmount, newEntries } from './new-rows.ts';
import type { Snapshot, SnapshotEntry } from './snapshot.ts';
import { trackedRows } from './tracked-rows.ts';

/**
 * What two snapshots say of an action between them. `unknown` wherever something else could have caused what is seen,
 * or a part could not be read.
 */
export type Settlement = 'settled' | 'rejected' | 'unknown';

const settledIf = (isProven: boolean): Settlement => (isProven ? 'settled' : 'unknown');

/** Compares what was true before an action with what is true now. */
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

  // By the figures of all places: what must be empty is empty, and the target holds exactly all there was.
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

  // In progress counts: the backend has taken the withdrawal, and the statement follows it from there.
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

  // A code also goes when it is paid or expires.
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

/** What has become of the one row that it can be. */
function trackedTo(evidence: Evidence): Settlement {
  const [row, second] = trackedRows(evidence);
  return row && !second ? ended(row) : 'unknown';
}

function isOneLess(before: number | null | undefined, after: number | null | undefined): boolean {
  return typeof before === 'number' && after === before - 1;
}

/** Null where a balance is not known, or none was read. */
function sumOf(balances: Snapshot['balances']): number | null {
  if (!balances) return null;
  return Object.values(balances).reduce<number | null>((sum, minor) => (sum === null || minor === null ? null : sum + minor), 0);
}

/** What is in progress has not arrived. */
function ended({ status }: Pick<SnapshotEntry, 'status'>): Settlement {
  if (status === 'in-progress') return 'unknown';
  return status === 'failed' ? 'rejected' : 'settled';
}

/** Types of entries that never pay out what was earned. */
const otherTypes = ['transfer', 'withdraw', 'finish_bonus'];

/** Exactly one new entry pays this amount into the wallet, and none says that it was for something else. */
function isPaidInto(evidence: Evidence, minor: number | null | undefined, cause: string): boolean {
  if (typeof minor !== 'number' || minor <= 0) return false;
  const found = onlyNewEntry(
    evidence,
    (entry) => entry.to === walletPlace && isAmount(entry, minor) && !otherTypes.includes(entry.type) && (entry.cause ?? cause) === cause,
  );
  return found?.status === 'success';
}

/** The one new entry that fits; null where there is none, or a second one that it could be as well. */
function onlyNewEntry(evidence: Evidence, fits: (entry: SnapshotEntry) => boolean): SnapshotEntry | null {
  const [found, second] = newEntries(evidence, fits);
  return found && !second ? found : null;
}
