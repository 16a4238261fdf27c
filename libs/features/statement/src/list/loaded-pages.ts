import type { StatementEntry } from '@wallet/api-client/statement';
import type { ListPage } from '@wallet/api-client';
import { placeEntries, type PlacedEntry } from '../entry-address.ts';

/** The pages of the statement that were opened, which filters and the file cover. */
export interface LoadedPages {
  readonly pages: ReadonlyMap<number, readonly PlacedEntry[]>;
  /** Over all pages; null where nobody has counted. */
  readonly total: number | null;
  /** The page that came last; 0 before the first. */
  readonly latest: number;
}

export const noPages: LoadedPages = { pages: new Map(), total: null, latest: 0 };

/** Adds a page that came. Where entries were added meanwhile, the others have moved: they are opened anew when needed. */
export function addPage(loaded: LoadedPages, page: number, { rows, total }: ListPage<StatementEntry>): LoadedPages {
  const hasMoved = loaded.latest !== 0 && total !== loaded.total;
  const pages = new Map(hasMoved ? [] : loaded.pages);
  pages.set(page, placeEntries(page, rows));
  return { pages, total, latest: page };
}

/** All entries that were opened, in the order of the statement. */
export function loadedEntries({ pages }: LoadedPages): readonly PlacedEntry[] {
  return [...pages].sort(([one], [other]) => one - other).flatMap(([, entries]) => entries);
}

/** The first page that is not open yet; null where all are. */
export function nextToLoad({ pages }: LoadedPages, lastPage: number): number | null {
  for (let page = 1; page <= lastPage; page += 1) if (!pages.has(page)) return page;
  return null;
}
