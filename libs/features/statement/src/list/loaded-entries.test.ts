import type { StatementEntry } from '@wallet/api-client/statement';
import { testEntry } from '@wallet/api-client/test-entry';
import { placeEntries } from '@wallet/statement';
import { describe, expect, it } from 'vitest';
import { filterEntries, isFiltering, monthsOf, noFilter, addPage, loadedEntries, nextToLoad, noPages } from './loaded-entries.ts';

const listPage = (rows: readonly StatementEntry[], total: number | null = 30) => ({ rows, total, hasMore: true });
const timesOf = (entries: ReturnType<typeof loadedEntries>) => entries.map((placed) => placed.entry.createdAt);

describe('loaded pages', () => {
  it('are in the order of the statement, whatever order they were loaded in', () => {
    const loaded = addPage(addPage(noPages, 3, listPage([testEntry(1)])), 1, listPage([testEntry(3)]));
    expect(timesOf(loadedEntries(loaded))).toEqual([3, 1]);
    expect(loaded.latest).toBe(1);
  });

  it('are replaced when they are loaded again', () => {
    const loaded = addPage(addPage(noPages, 1, listPage([testEntry(3)])), 1, listPage([testEntry(4)]));
    expect(timesOf(loadedEntries(loaded))).toEqual([4]);
  });

  it('are dropped when entries were added in between, since all have moved', () => {
    const loaded = addPage(addPage(noPages, 1, listPage([testEntry(3)], 30)), 2, listPage([testEntry(1)], 31));
    expect(timesOf(loadedEntries(loaded))).toEqual([1]);
    expect(loaded.total).toBe(31);
  });

  it('tell which page to load next', () => {
    const loaded = addPage(addPage(noPages, 1, listPage([])), 3, listPage([]));
    expect(nextToLoad(loaded, 3)).toBe(2);
    expect(nextToLoad(addPage(loaded, 2, listPage([])), 3)).toBeNull();
  });
});

describe('filterEntries', () => {
  const november = Date.parse('2026-11-30T23:59+07:00');
  const december = Date.parse('2026-12-01T00:00+07:00');
  const all = placeEntries(1, [
    testEntry(december),
    testEntry(november, { type: 'withdraw', status: 'failed' }),
    testEntry(null, { type: 'other' }),
  ]);

  it('offers the existing months of Bangkok, newest first', () => {
    expect(monthsOf(all)).toEqual(['12/2026', '11/2026']);
  });

  it.each([
    [{}, 3],
    [{ month: '11/2026' }, 1],
    [{ month: '10/2026' }, 0],
    [{ type: 'deposit' as const }, 1],
    [{ type: 'other' as const }, 1],
    [{ status: 'failed' as const }, 1],
    [{ month: '12/2026', status: 'failed' as const }, 0],
  ])('keeps the right number of entries: %j leaves %d', (filter, count) => {
    expect(filterEntries(all, { ...noFilter, ...filter })).toHaveLength(count);
    expect(isFiltering({ ...noFilter, ...filter })).toBe(Object.keys(filter).length > 0);
  });
});
