import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { lastPageOf, pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2]],
    [2, 9, [1, 2, 3]],
    [4, 9, [1, 2, 3, 4, 5]],
    [5, 9, [2, 3, 4, 5, 6]],
    [9, 9, [6, 7, 8, 9]],
    // Rows were taken away meanwhile.
    [9, 5, []],
  ])('page %d of %d: %j', (page, last, pages) => expect(pageWindow(page, last)).toEqual(pages));

  it('holds this page, at most three before and one after, all of them there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (page, more) => {
        const pages = pageWindow(page, page + more);
        expect(pages).toContain(page);
        expect(pages.length).toBeLessThanOrEqual(5);
        expect(pages.every((other) => other >= 1 && other <= page + more && other >= page - 3 && other <= page + 1)).toBe(true);
        expect(pages).toHaveLength(Math.min(page - 1, 3) + 1 + Math.min(more, 1));
      }),
    );
  });
});

describe('lastPageOf', () => {
  it.each([
    ['no rows at all', { page: 1, pageSize: 10, total: 0, hasMore: false }, 1],
    ['one page exactly', { page: 1, pageSize: 10, total: 10, hasMore: false }, 1],
    ['one row more', { page: 1, pageSize: 10, total: 11, hasMore: true }, 2],
    ['uncounted, a full page', { page: 3, pageSize: 10, total: null, hasMore: true }, 4],
    ['uncounted, the end', { page: 3, pageSize: 10, total: null, hasMore: false }, 3],
  ])('%s', (_name, loaded, last) => expect(lastPageOf(loaded)).toBe(last));

  it('has room for every row and no page too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(3, 10), (total, pageSize) => {
        const last = lastPageOf({ page: 1, pageSize, total, hasMore: total > pageSize });
        expect(last * pageSize).toBeGreaterThanOrEqual(total);
        expect((last - 1) * pageSize).toBeLessThan(total);
      }),
    );
  });
});
