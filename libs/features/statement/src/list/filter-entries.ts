import { formatBangkokMonth, type MoneyStatus, type StatementType } from '@wallet/domain';
import type { PlacedEntry } from '@wallet/money/statement';

/** The member's filter for loaded entries. null means any value. */
export interface EntryFilter {
  /** As `11/2026`. */
  readonly month: string | null;
  readonly type: StatementType | null;
  readonly status: MoneyStatus | null;
}

export const noFilter: EntryFilter = { month: null, type: null, status: null };

export const isFiltering = ({ month, type, status }: EntryFilter): boolean => month !== null || type !== null || status !== null;

/** The months of the entries, newest first. */
export function monthsOf(entries: readonly PlacedEntry[]): readonly string[] {
  const times = entries.flatMap(({ entry }) => entry.createdAt ?? []).sort((one, other) => other - one);
  return [...new Set(times.map(formatBangkokMonth))];
}

export function filterEntries(entries: readonly PlacedEntry[], { month, type, status }: EntryFilter): readonly PlacedEntry[] {
  return entries.filter(
    ({ entry }) =>
      (month === null || (entry.createdAt !== null && formatBangkokMonth(entry.createdAt) === month)) &&
      (type === null || entry.type === type) &&
      (status === null || entry.status === status),
  );
}
