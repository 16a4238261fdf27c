import type { Currency } from '@wallet/domain';

/** Requests one page of a list with amounts. Pages start at 1. */
export interface ListRequest {
  readonly page: number;
  readonly limit: number;
  /** Currency of the amounts, which lists do not contain. Null if it is not known; the amounts are unknown then. */
  readonly currency: Currency | null;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Total of all pages. Null if the backend does not say. */
  readonly total: number | null;
  /** Whether there is a next page. If the backend does not say, a full page may have one. */
  readonly hasMore: boolean;
}

/** Sorts the rows of a page with the newest first. Keeps their order if a row has no time. */
function newestFirst<Row extends Timed>(rows: readonly Row[]): readonly Row[] {
  if (rows.some(({ createdAt }) => createdAt === null)) return rows;
  return [...rows].sort((one, other) => Number(other.createdAt) - Number(one.createdAt));
}

interface Timed {
  readonly createdAt: number | null;
}

export function toListPage<Row extends Timed>(
  rows: readonly Row[],
  total: number | undefined,
  { page, limit }: ListRequest,
): ListPage<Row> {
  const hasMore = total === undefined ? rows.length >= limit : page * limit < total;
  return { rows: newestFirst(rows), total: total ?? null, hasMore };
}
