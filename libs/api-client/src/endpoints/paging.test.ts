import { describe, expect, it } from 'vitest';
import { toListPage } from './paging.ts';

describe('toListPage', () => {
  it.each([
    { page: 1, rows: 10, total: 25, hasMore: true },
    { page: 2, rows: 10, total: 20, hasMore: false },
    { page: 3, rows: 5, total: 25, hasMore: false },
    { page: 1, rows: 0, total: 0, hasMore: false },
    { page: 1, rows: 10, total: undefined, hasMore: true },
    { page: 2, rows: 9, total: undefined, hasMore: false },
  ])('for page $page with $rows rows of $total returns hasMore $hasMore', ({ page, rows, total, hasMore }) => {
    const list = toListPage(
      Array.from({ length: rows }, () => ({ createdAt: null })),
      total,
      { page, limit: 10, currency: 'BAHT' },
    );
    expect(list).toMatchObject({ total: total ?? null, hasMore });
    expect(list.rows).toHaveLength(rows);
  });

  const ordered = (...times: readonly (number | null)[]) =>
    toListPage(
      times.map((createdAt) => ({ createdAt })),
      undefined,
      { page: 1, limit: 10, currency: 'BAHT' },
    ).rows.map(({ createdAt }) => createdAt);

  it('sorts the rows by time, newest first', () => expect(ordered(2, 3, 1)).toEqual([3, 2, 1]));
  it('keeps the order of the rows when a time is unknown', () => expect(ordered(1, null, 3)).toEqual([1, null, 3]));
});
