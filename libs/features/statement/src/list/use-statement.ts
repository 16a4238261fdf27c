import { lastPageOf, pageSizes } from '@wallet/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPage } from '../entry-address.ts';
import { useStatementPage } from '../use-statement-page.ts';
import { addPage, noPages } from './loaded-pages.ts';

const pageParameter = 'page';

/** The page in the address, and all pages loaded before it. */
export function useStatement() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get(pageParameter));
  const { currentData, data, error, isFetching, refetch } = useStatementPage(page, { forceRefetch: true });

  const [loaded, setLoaded] = useState(noPages);
  // Undefined at first: home may have just loaded the same page, which then arrives as the very same data.
  const [added, setAdded] = useState<typeof currentData>(undefined);
  if (currentData !== undefined && currentData !== added) {
    setAdded(currentData);
    setLoaded(addPage(loaded, page, currentData));
  }

  const pages = { page, pageSize: pageSizes.statement, total: data?.total ?? null, hasMore: currentData?.hasMore ?? false };
  const lastPage = lastPageOf(pages);
  const isBeyond = currentData !== undefined && currentData.total !== null && page > lastPage;

  const goTo = (requested: number, isInPlace = false) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (requested === 1) next.delete(pageParameter);
        else next.set(pageParameter, String(requested));
        return next;
      },
      { replace: isInPlace },
    );

  useEffect(() => {
    // An old link, or a list that has become shorter.
    if (isBeyond) goTo(lastPage, true);
  });

  // While another page is loading, the last one stays.
  const shown = loaded.pages.get(page) ?? (isFetching ? loaded.pages.get(loaded.latest) : undefined);
  return { page, lastPage, pages, loaded, entries: isBeyond ? undefined : shown, error, isFetching: isFetching || isBeyond, refetch, goTo };
}
