import type { StatementEntry } from '@wallet/api-client/statement';
import type { ListPage } from '@wallet/api-client';
import { placeEntries, type PlacedEntry } from '@wallet/statement';
import { formatBangkokMonth, type MoneyStatus, type StatementType } from '@wallet/domain';

/** The loaded pages of the statement, which the filters and the file cover. */
export interface LoadedPages {
  readonly pages: ReadonlyMap<number, readonly PlacedEntry[]>;
  /** The count over all pages; null when not known. */
  readonly total: number | null;
  /** The page that was loaded last; 0 before the first. */
  readonly latest: number;
}

export const noPages: LoadedPages = { pages: new Map(), total: null, latest: 0 };

/** Adds a loaded page. If entries were added in between, the other pages have moved and are dropped. */
export function addPage(loaded: LoadedPages, page: number, { rows, total }: ListPage<StatementEntry>): LoadedPages {
  const hasMoved = loaded.latest !== 0 && total !== loaded.total;
  const pages = new Map(hasMoved ? [] : loaded.pages);
  pages.set(page, placeEntries(page, rows));
  return { pages, total, latest: page };
}

/** All loaded entries in the order of the statement. */
export function loadedEntries({ pages }: LoadedPages): readonly PlacedEntry[] {
  return [...pages].sort(([one], [other]) => one - other).flatMap(([, entries]) => entries);
}

/** There are entries that are not loaded yet, as far as is known. */
export const isPartial = ({ length }: readonly PlacedEntry[], total: number | null): boolean =>
  length > 0 && (total === null || length < total);

/** Returns the first page that is not loaded yet; null when all are. */
export function nextToLoad({ pages }: LoadedPages, lastPage: number): number | null {
  for (let page = 1; page <= lastPage; page += 1) if (!pages.has(page)) return page;
  return null;
}

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
