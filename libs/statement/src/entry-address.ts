import type { StatementEntry } from '@wallet/api-client/statement';

/** The position of an entry: the page of the statement, and its id on that page. The backend gives entries no id. */
export interface EntryAddress {
  readonly page: number;
  readonly id: string;
}

/** An entry with its address. */
export interface PlacedEntry extends EntryAddress {
  readonly entry: StatementEntry;
}

/** Gives each entry of a page an id that stays the same while other entries come and go: its time, then a count. */
export function placeEntries(page: number, entries: readonly StatementEntry[]): readonly PlacedEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const time = entry.createdAt === null ? 'none' : entry.createdAt.toString(36);
    const count = counts.get(time) ?? 0;
    counts.set(time, count + 1);
    return { page, id: count === 0 ? time : `${time}.${String(count)}`, entry };
  });
}

export const writeEntryAddress = ({ page, id }: EntryAddress): string => `${String(page)}-${id}`;

/** Reads an entry's address; null when it is invalid. */
export function readEntryAddress(text: string | null): EntryAddress | null {
  const [, page, id] = /^([1-9]\d{0,5})-([\d.a-z]{1,24})$/.exec(text ?? '') ?? [];
  return page === undefined || id === undefined ? null : { page: Number(page), id };
}

/** Reads the page number of an address, counted from 1. An invalid number is the first page. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
