import type { Slip, StatementEntry } from '@wallet/api-client/statement';
import type { Money, MoneyStatus } from '@wallet/domain';
import { isOpen, type Followed } from './followed.ts';

/** What the lists show now; null: that list could not be read, or was not asked for. */
export interface Seen {
  readonly slips: readonly Slip[] | null;
  readonly entries: readonly StatementEntry[] | null;
}

/** A line of either list, as far as following needs it. */
interface Row {
  readonly key: string;
  readonly createdAt: number;
  readonly amount: Money | null;
  readonly status: MoneyStatus;
  readonly reason: string;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * How much older than the moment it was followed from a line may be. The backend writes slips and withdrawals before it
 * answers, and the answer may get lost at first. A QR code is paid after it was made: no earlier payment of the same
 * amount may pass for it.
 */
const earlierMs: Readonly<Record<Followed['kind'], number>> = { slip: 10 * minuteMs, withdrawal: 10 * minuteMs, qr: 5 * secondMs };

/** A payment may be booked some time after the code has ended. */
const bookingMs = 5 * minuteMs;
/** For a QR code of which nobody said when it ends. */
const longestQrMs = 60 * minuteMs;
/** What has become nothing by then is not waited for any longer. */
const longestMs = 24 * 60 * minuteMs;

/**
 * What the followed have become, by what the lists show at `now` (the backend's clock). Each line belongs to one of
 * them: the newest line to what was sent last. What has ended stays as it ended, also when the lists no longer show it.
 * The same list where nothing has changed.
 */
export function followUp(items: readonly Followed[], seen: Seen, now: number): readonly Followed[] {
  const claimed = new Set(items.flatMap(({ row }) => row ?? []));
  const changed = new Map<Followed, Followed | null>();
  for (const item of items.filter(isOpen).sort((one, other) => other.sentAt - one.sentAt)) {
    const row = findRow(item, rowsFor(item, seen), claimed);
    if (row) claimed.add(row.key);
    const next = row ? advance(item, row) : waitOn(item, seen, now);
    if (next !== item) changed.set(item, next);
  }
  if (changed.size === 0) return items;
  return items.flatMap((item) => {
    const next = changed.get(item);
    return next === null ? [] : (next ?? item);
  });
}

function rowsFor(item: Followed, { slips, entries }: Seen): readonly Row[] {
  if (item.kind === 'slip') {
    return (slips ?? []).flatMap((slip) =>
      slip.createdAt === null ? [] : { ...slip, key: `${slip.reference} ${String(slip.createdAt)}`, createdAt: slip.createdAt },
    );
  }
  const type = item.kind === 'qr' ? 'deposit' : 'withdraw';
  return (entries ?? []).flatMap((entry) => {
    if (entry.createdAt === null || entry.type !== type || !isSameAmount(entry.amount, item.amount)) return [];
    return { ...entry, key: `${type} ${String(entry.createdAt)} ${entry.from} ${entry.to}`, createdAt: entry.createdAt, reason: '' };
  });
}

/** Backends differ in whether what leaves the wallet has a minus. */
function isSameAmount(one: Money | null, other: Money | null): boolean {
  return one !== null && other !== null && Math.abs(one.minor) === Math.abs(other.minor);
}

function findRow(item: Followed, rows: readonly Row[], claimed: ReadonlySet<string>): Row | null {
  if (item.row !== null) return rows.find(({ key }) => key === item.row) ?? null;
  const free = rows.filter(({ key, createdAt }) => !claimed.has(key) && createdAt >= item.sentAt - earlierMs[item.kind]);
  return free.reduce<Row | null>((newest, row) => (newest === null || row.createdAt > newest.createdAt ? row : newest), null);
}

const phases = { success: 'done', failed: 'refused', 'in-progress': 'under-way' } as const;

function advance(item: Followed, { key, amount, status, reason }: Row): Followed {
  const phase = phases[status];
  if (item.row === key && item.phase === phase) return item;
  return { ...item, row: key, phase, amount: item.amount ?? amount, reason };
}

/** null: not waited for any longer. */
function waitOn(item: Followed, seen: Seen, now: number): Followed | null {
  if (now - item.sentAt > longestMs) return null;
  const endsAt = (item.expiresAt ?? item.sentAt + longestQrMs) + bookingMs;
  if (item.kind === 'qr' && item.row === null && seen.entries !== null && now > endsAt) return { ...item, phase: 'unpaid' };
  return item;
}
