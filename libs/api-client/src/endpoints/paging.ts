import type { Currency } from '@wallet/domain';

/** One page of a list of money. Pages count from 1. */
export interface ListRequest {
  readonly page: number;
  readonly limit: number;
  /** What the amounts are in: lists do not say. null: not known, so no amount is. */
  readonly currency: Currency | null;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Over all pages; null where the backend does not count. */
  readonly total: number | null;
  /** There is a next page. Where nobody counts, a full page means that there may be one. */
  readonly hasMore: boolean;
}

/** The rows of a page as screens promise them, the newest first; as they came where one has no time. */
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
