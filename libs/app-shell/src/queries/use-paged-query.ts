import type { ListPage } from '@wallet/api-client';
import type { ShownQuery } from './shown-query.ts';

interface PageQuery<Row> extends ShownQuery<ListPage<Row>> {
  /** Of the page that is asked for; `data` may be that of another one. */
  readonly currentData?: ListPage<Row> | undefined;
}

/** A hook that RTK Query made for an endpoint which reads a list page by page. */
type UsePageQuery<Row, Arg> = (
  arg: Arg & { readonly page: number; readonly limit: number },
  options: { readonly skip: boolean; readonly refetchOnMountOrArgChange: true },
) => PageQuery<Row>;

interface PagedQueryOptions<Arg> {
  /** What is asked for besides the page; undefined while it is not known. */
  readonly arg: Arg | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Reads one page of a list anew. `query` holds its rows: while another page loads those of the last one. `pages` is what
 * `<QueryPagination>` needs.
 */
export function usePagedQuery<Row, Arg extends object>(usePage: UsePageQuery<Row, Arg>, { arg, page, pageSize }: PagedQueryOptions<Arg>) {
  const query = usePage({ ...(arg as Arg), page, limit: pageSize }, { skip: arg === undefined, refetchOnMountOrArgChange: true });
  const { data, currentData, isFetching } = query;
  const shown = currentData ?? (isFetching ? data : undefined);
  return {
    query: { ...query, data: shown?.rows } satisfies ShownQuery<readonly Row[]>,
    pages: { page, pageSize, total: data?.total ?? null, hasMore: currentData?.hasMore ?? false },
  };
}
