import { testEntry } from '@wallet/api-client/test-entry';
import { describe, expect, it } from 'vitest';
import { placeEntries, readEntryAddress, readPage, writeEntryAddress } from './entry-address.ts';
import { hideAccountNumbers } from './hide-account-numbers.ts';

describe('the address of an entry', () => {
  it('is unique, even for entries with the same time or none', () => {
    const addresses = placeEntries(3, [testEntry(5), testEntry(5), testEntry(null), testEntry(null)]).map(writeEntryAddress);
    expect(new Set(addresses).size).toBe(4);
    expect(addresses.map(readEntryAddress)).toEqual(
      placeEntries(3, [testEntry(5), testEntry(5), testEntry(null), testEntry(null)]).map(({ page, id }) => ({ page, id })),
    );
  });

  it('stays the same when newer entries appear before it on the page', () => {
    const [, moved] = placeEntries(1, [testEntry(9), testEntry(5)]);
    expect(moved).toMatchObject(placeEntries(1, [testEntry(5)])[0] ?? {});
  });

  it.each([null, '', '1', '0-abc', '-1-abc', '1-', '1-<b>', '1234567-a', '1-A'])('is null for %j', (text) => {
    expect(readEntryAddress(text)).toBeNull();
  });
});

it.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  ['two', 1],
  ['999999999', 1],
])('reads page %j of an address as %d', (text, page) => expect(readPage(text)).toBe(page));

it.each([
  ['KBANK 1234567890', 'KBANK ••••••7890'],
  ['123-4-56789-0', '••••••89-0'],
  ['to 0201234567890123 now', 'to ••••••0123 now'],
  ['Bonus of 2026-11-21', 'Bonus of 2026-11-21'],
  ['pg', 'pg'],
])('shows %s as %s', (text, shown) => expect(hideAccountNumbers(text)).toBe(shown));
