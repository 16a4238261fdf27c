import { useGetStatementQuery } from '@wallet/api-client/statement';
import { usePagedQuery } from '@wallet/app-shell';
import { lastPageOf, pageSizes } from '@wallet/domain';
import { readPage, useCurrency } from '@wallet/statement';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addPage, noPages } from './loaded-entries.ts';

const pageParameter = 'page';

/** The page in the address, and all pages loaded before it. */
export function useStatement() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get(pageParameter));
  const currency = useCurrency();
  const { query, pages, loadedPage } = usePagedQuery(useGetStatementQuery, {
    arg: currency === undefined ? undefined : { currency },
    page,
    pageSize: pageSizes.statement,
  });

  const [loaded, setLoaded] = useState(noPages);
  // Undefined at first: home may have just loaded the same page, which then arrives as the very same data.
  const [added, setAdded] = useState<typeof loadedPage>(undefined);
  if (loadedPage !== undefined && loadedPage !== added) {
    setAdded(loadedPage);
    setLoaded(addPage(loaded, page, loadedPage));
  }

  const lastPage = lastPageOf(pages);
  const isBeyond = loadedPage !== undefined && loadedPage.total !== null && page > lastPage;

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
  const shown = loaded.pages.get(page) ?? (query.isFetching ? loaded.pages.get(loaded.latest) : undefined);
  return {
    query: { ...query, data: isBeyond ? undefined : shown, isFetching: query.isFetching || isBeyond },
    page,
    lastPage,
    pages,
    loaded,
    goTo,
  };
}
