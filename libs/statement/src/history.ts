import type { ListPage } from '@wallet/api-client';
import type { StatementEntry } from '@wallet/api-client/statement';
import { pageSizes } from '@wallet/domain';
import { placeEntries, type PlacedEntry } from './entry-address.ts';

/**
 * What has been read of the statement. Entries have no id: an entry is known by its position. The total tells how far
 * new entries have moved it.
 */
export interface History {
  /** Newest first, without a gap. Null for a row that the backend left out of a page. */
  readonly rows: readonly (StatementEntry | null)[];
  /** How many entries are newer than the first row. They have not been read yet. */
  readonly newer: number;
  /** The count over all pages; null if the backend does not say. */
  readonly total: number | null;
  /** How many rows the backend puts on a page. */
  readonly pageSize: number;
  /** The oldest entry is among the rows. */
  readonly isWhole: boolean;
  /** Entries that had not ended when the first page was read again: their pages are read again too. */
  readonly open: readonly StatementEntry[];
  /** A page that may contain entries of the page before, of a backend that tells no total. The first page shows whether it does. */
  readonly doubted: StatementPage | null;
  /** How often pages contradicted what was read before, so that everything was read again. */
  readonly restarts: number;
}

/** A page that was read, with its number, counted from 1. */
export interface StatementPage extends ListPage<StatementEntry> {
  readonly page: number;
}

/** Where a backend has words of its own for success, every entry seems to be open. */
const mostOpen = 50;

/** Nothing is known: the first page is read next. */
const unread: History = { rows: [], newer: 0, total: null, pageSize: 1, isWhole: false, open: [], doubted: null, restarts: 0 };

/** Adds a page. If it contradicts what was read before, everything is read again. */
export function addToHistory(history: History | null, read: StatementPage): History | null {
  if (history === null || history.rows.length === 0) return read.page === 1 ? begin(read, history?.restarts ?? 0) : history;
  const moved = movedBy(history, read.total);
  const position = (read.page - 1) * history.pageSize;
  const newer = history.newer + moved;
  const at = position - newer;
  const placed = fillPage(read, history.pageSize);
  const isBeside = at <= history.rows.length && at + placed.length >= 0;
  const isSame = moved >= 0 && (!isBeside || placed.every((row, index) => isSameEntry(row, history.rows[at + index] ?? null)));
  if (!isSame) return restart(history, read);
  if (!isBeside) return { ...history, newer, total: read.total };
  if (read.page === 1 && history.doubted) return addDoubted(history, history.doubted);
  if (read.total === null && repeatsRows(history, read, at)) return { ...history, doubted: read };
  const [start, end] = [Math.max(0, at), Math.max(0, at + placed.length)];
  const rows = [...history.rows.slice(0, start), ...placed, ...history.rows.slice(end)];
  const replaced = history.rows.slice(start, end);
  return {
    ...history,
    rows,
    newer: Math.min(newer, position),
    total: read.total,
    isWhole: history.isWhole || (at + placed.length >= history.rows.length && isLast(read)),
    open: read.page === 1 ? openEntries(rows.slice(placed.length)) : history.open.filter((row) => !replaced.includes(row)),
  };
}

/** The page to read next; null if everything since `until` was read and nothing has changed. */
export function nextPage(history: History, until: number | null): number | null {
  const { rows, newer, pageSize, isWhole, open, doubted } = history;
  if (doubted || (rows.length === 0 && !isWhole)) return 1;
  if (newer > 0) return Math.ceil(newer / pageSize);
  const again = open.length === 0 ? -1 : rows.findIndex((row) => row !== null && open.includes(row));
  if (again !== -1) return pageOf(history, again);
  if (until === null || reachesBackTo(history, until)) return null;
  return pageOf(history, rows.length);
}

/** The page of the statement that has the row at an index. */
const pageOf = ({ newer, pageSize }: History, index: number): number => Math.floor((newer + index) / pageSize) + 1;

/** The rows with the addresses that the statement gives them. */
export function placeHistory(history: History): readonly PlacedEntry[] {
  const pages = new Map<number, StatementEntry[]>();
  for (const [index, row] of history.rows.entries()) {
    const page = pageOf(history, index);
    if (row) pages.set(page, [...(pages.get(page) ?? []), row]);
  }
  return [...pages].flatMap(([page, entries]) => placeEntries(page, entries));
}

/** Whether every entry since a moment was read. */
export function reachesBackTo(history: History, ms: number): boolean {
  if (history.isWhole) return true;
  const oldest = readBackTo(history);
  return oldest !== null && oldest < ms;
}

/** The time of the oldest entry that was read. Null while a statement that is not in order is not whole: nothing is certain then. */
export function readBackTo({ rows, isWhole }: History): number | null {
  let oldest: number | null = null;
  for (const row of rows) {
    if (row?.createdAt == null) continue;
    if (oldest !== null && row.createdAt > oldest && !isWhole) return null;
    oldest = Math.min(oldest ?? row.createdAt, row.createdAt);
  }
  return oldest;
}

function begin(read: StatementPage, restarts: number): History {
  const { rows, total, hasMore } = read;
  // A backend may have pages of its own size.
  const pageSize = Math.max(rows.length, pageSizes.statement);
  const isWhole = rows.length === 0 || (total === null ? !hasMore : rows.length >= total);
  return { ...unread, rows: isWhole ? rows : fillPage(read, pageSize), total, pageSize, isWhole, restarts };
}

function restart({ restarts }: History, read: StatementPage): History {
  return read.page === 1 ? begin(read, restarts + 1) : { ...unread, restarts: restarts + 1 };
}

const isLast = ({ rows, hasMore }: StatementPage): boolean => !hasMore || rows.length === 0;

/** How many entries were added. Negative if the page cannot follow the others. */
function movedBy(history: History, total: number | null): number {
  if (total === null || history.total === null) return total === history.total ? 0 : -1;
  return total - history.total;
}

const isSameEntry = (one: StatementEntry | null, other: StatementEntry | null): boolean =>
  one === null || other === null || (one.createdAt === other.createdAt && one.typeText === other.typeText);

/** The rows of a page. Rows that the backend left out are null. */
function fillPage({ rows, hasMore }: StatementPage, pageSize: number): History['rows'] {
  const left = hasMore && rows.length > 0 ? Math.max(0, pageSize - rows.length) : 0;
  return [...rows, ...Array.from({ length: left }, () => null)];
}

const openEntries = (rows: History['rows']): readonly StatementEntry[] =>
  rows.filter((row) => row?.status === 'in-progress').slice(0, mostOpen) as StatementEntry[];

/** Whether new rows of the page look like rows of the page before, as they would if entries were added in between. */
function repeatsRows({ rows, pageSize }: History, read: StatementPage, at: number): boolean {
  const before = new Set(rows.slice(-pageSize).map(contentOf));
  return read.rows.slice(Math.max(0, rows.length - at)).some((row) => before.has(contentOf(row)));
}

const contentOf = (row: StatementEntry | null): string =>
  row === null ? '' : JSON.stringify([row.createdAt, row.typeText, row.from, row.to, row.amount?.minor, row.cause]);

/** The first page has not changed, so the doubted page contains other entries, unless the backend answers with the same page each time. */
function addDoubted(history: History, doubted: StatementPage): History {
  const last = history.rows.slice(-doubted.rows.length).map(contentOf);
  const isSamePage = doubted.rows.length === history.pageSize && doubted.rows.every((row, index) => contentOf(row) === last[index]);
  if (isSamePage) return { ...history, doubted: null, isWhole: true };
  const rows = [...history.rows.slice(0, (doubted.page - 1) * history.pageSize), ...fillPage(doubted, history.pageSize)];
  return { ...history, rows, doubted: null, isWhole: isLast(doubted) };
}
