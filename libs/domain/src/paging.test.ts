import { expect, it } from 'vitest';
import { lastPageOf, pageWindow } from './paging.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2]],
  [2, 9, [1, 2, 3]],
  [4, 9, [1, 2, 3, 4, 5]],
  [5, 9, [2, 3, 4, 5, 6]],
  [9, 9, [6, 7, 8, 9]],
  // The number of rows has become smaller.
  [9, 5, []],
])('pageWindow for page %d of %d returns %j', (page, last, pages) => expect(pageWindow(page, last)).toEqual(pages));

it.each([
  ['a list without rows', { page: 1, pageSize: 10, total: 0, hasMore: false }, 1],
  ['exactly one page of rows', { page: 1, pageSize: 10, total: 10, hasMore: false }, 1],
  ['one row more than a page', { page: 1, pageSize: 10, total: 11, hasMore: true }, 2],
  ['an unknown total with more rows', { page: 3, pageSize: 10, total: null, hasMore: true }, 4],
  ['an unknown total at the end of the list', { page: 3, pageSize: 10, total: null, hasMore: false }, 3],
])('lastPageOf returns the last page for %s', (_name, loaded, last) => expect(lastPageOf(loaded)).toBe(last));
