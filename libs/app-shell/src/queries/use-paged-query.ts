import type { ListPage } from '@wallet/api-client';
import type { ShownQuery } from './QueryView.tsx';

interface PageQuery<Row> extends ShownQuery<ListPage<Row>> {
  /** The data of the requested page. `data` may still be that of another page. */
  readonly currentData?: ListPage<Row> | undefined;
}

/** The generated hook of an endpoint that reads a list page by page. */
type UsePageQuery<Row, Arg> = (
  arg: Arg & { readonly page: number; readonly limit: number },
  options: { readonly skip: boolean; readonly refetchOnMountOrArgChange: true },
) => PageQuery<Row>;

interface PagedQueryOptions<Arg> {
  /** The arguments besides the page. Undefined while they are not known. */
  readonly arg: Arg | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Reads one page of a list. `query` has its rows, and those of the previous page while another page loads. `pages` is
 * the input of `<QueryPagination>`. `loadedPage` is the requested page itself once it has loaded.
 */
export function usePagedQuery<Row, Arg extends object>(usePage: UsePageQuery<Row, Arg>, { arg, page, pageSize }: PagedQueryOptions<Arg>) {
  const query = usePage({ ...(arg as Arg), page, limit: pageSize }, { skip: arg === undefined, refetchOnMountOrArgChange: true });
  const { data, currentData, isFetching } = query;
  const shown = currentData ?? (isFetching ? data : undefined);
  return {
    query: { ...query, data: shown?.rows } satisfies ShownQuery<readonly Row[]>,
    pages: { page, pageSize, total: data?.total ?? null, hasMore: currentData?.hasMore ?? false },
    loadedPage: currentData,
  };
}
