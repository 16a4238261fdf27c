/** How many rows a page of each list has. */
export const pageSizes = { statement: 10, slips: 10, invites: 10, refunds: 10, coupons: 3, chat: 10 } as const;

const before = 3;
const after = 1;

/** The pages to choose from: up to three before this one and one after it. Pages count from 1. */
export function pageWindow(page: number, lastPage: number): readonly number[] {
  const first = Math.max(1, page - before);
  const last = Math.min(lastPage, page + after);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** What is known of a list after one of its pages came. */
export interface LoadedPage {
  readonly page: number;
  readonly pageSize: number;
  /** Over all pages; null where the backend does not count. */
  readonly total: number | null;
  /** There is a next page, or may be one where nobody counts. */
  readonly hasMore: boolean;
}

/** The last page, as far as one can know it. */
export function lastPageOf({ page, pageSize, total, hasMore }: LoadedPage): number {
  if (total !== null) return Math.max(1, Math.ceil(total / pageSize));
  return hasMore ? page + 1 : page;
}
