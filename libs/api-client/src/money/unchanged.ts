import { walletPlace } from '@wallet/domain';
import type { Evidence } from './evidence.ts';
import type { ExpectedChange, ExpectedKind } from './expected-change.ts';
import { newEntries } from './new-rows.ts';
import type { SnapshotPart } from './snapshot.ts';

type Checks = {
  readonly [Kind in ExpectedKind]?: (evidence: Evidence<Extract<ExpectedChange, { kind: Kind }>>) => boolean;
};

/** Kinds without a check leave no trace that is certain to be readable. */
const checks: Checks = {
  transfer: (evidence) => areSame(evidence, [evidence.expected.from, evidence.expected.to]) && hasNoNewEntry(evidence),
  'transfer-all': (evidence) => areSame(evidence, Object.keys(evidence.before.balances ?? {})) && hasNoNewEntry(evidence),
  withdrawal: (evidence) => isWalletSame(evidence) && hasNoNewEntry(evidence),
  'qr-code-created': (evidence) => isSame(evidence, 'qrCode'),
  'qr-code-cancelled': (evidence) => evidence.before.qrCode?.id === evidence.expected.qrCodeId && isSame(evidence, 'qrCode'),
  'invite-bonus-claimed': (evidence) => isSame(evidence, 'inviteBonus') && isWalletSame(evidence) && hasNoNewEntry(evidence),
  'refund-received': (evidence) => isSame(evidence, 'refund'),
  'refund-added': (evidence) => isSame(evidence, 'refund') && isWalletSame(evidence) && hasNoNewEntry(evidence),
  'bonus-activated': (evidence) => isSame(evidence, 'bonus') && isSame(evidence, 'isBonusActive') && hasNoNewEntry(evidence),
  'bonus-cleared': (evidence) => evidence.before.isBonusActive === true && isSame(evidence, 'isBonusActive'),
  'promotion-activated': (evidence) => isSame(evidence, 'promotion') && isSame(evidence, 'isBonusActive') && hasNoNewEntry(evidence),
  'coupon-claimed': (evidence) => (evidence.before.coupons ?? 0) > 0 && isSame(evidence, 'coupons'),
  'coin-spent': (evidence) => typeof evidence.before.coins === 'number' && isSame(evidence, 'coins'),
  'game-account-opened': ({ before, after, expected: { code } }) =>
    before.balances !== undefined && after.balances !== undefined && !(code in before.balances) && !(code in after.balances),
};

/** Whether everything that the action would change could be read before and after, and is the same. */
export function isUnchanged(evidence: Evidence): boolean {
  const check = checks[evidence.expected.kind] as ((evidence: Evidence) => boolean) | undefined;
  return check?.(evidence) ?? false;
}

/** Snapshots have their fields in the order of the schema. */
function isSame({ before, after }: Evidence, part: SnapshotPart): boolean {
  return before[part] !== undefined && after[part] !== undefined && JSON.stringify(before[part]) === JSON.stringify(after[part]);
}

function areSame({ before, after }: Evidence, places: readonly string[]): boolean {
  return (
    places.length > 0 &&
    places.every((place) => typeof before.balances?.[place] === 'number' && before.balances[place] === after.balances?.[place])
  );
}

const isWalletSame = (evidence: Evidence): boolean => areSame(evidence, [walletPlace]);

/** A row without a time may be new. */
function hasNoNewEntry(evidence: Evidence): boolean {
  const { before, after } = evidence;
  if (!before.entries || !after.entries || after.entries.some(({ createdAt }) => createdAt === null)) return false;
  return newEntries(evidence, () => true).length === 0;
}
