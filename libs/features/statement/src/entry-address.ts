import type { StatementEntry } from '@wallet/api-client/statement';

/** Where an entry stands: the page of the statement, and its mark there. Entries have no id of their own. */
export interface EntryAddress {
  readonly page: number;
  readonly mark: string;
}

/** An entry with its address. */
export interface PlacedEntry extends EntryAddress {
  readonly entry: StatementEntry;
}

/** Gives each entry of a page a mark that stays the same while other entries come and go: its time, then a count. */
export function placeEntries(page: number, entries: readonly StatementEntry[]): readonly PlacedEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const time = entry.createdAt === null ? 'none' : entry.createdAt.toString(36);
    const count = counts.get(time) ?? 0;
    counts.set(time, count + 1);
    return { page, mark: count === 0 ? time : `${time}.${String(count)}`, entry };
  });
}

export const writeEntryAddress = ({ page, mark }: EntryAddress): string => `${String(page)}-${mark}`;

/** Reads what an address says of an entry; null where that is none. */
export function readEntryAddress(text: string | null): EntryAddress | null {
  const [, page, mark] = /^([1-9]\d{0,5})-([\d.a-z]{1,24})$/.exec(text ?? '') ?? [];
  return page === undefined || mark === undefined ? null : { page: Number(page), mark };
}

/** Reads the page of an address: pages count from 1, and what is none is the first. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
