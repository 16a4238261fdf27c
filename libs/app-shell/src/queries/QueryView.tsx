import type { ReactNode } from 'react';
import { QueryStatus } from './QueryStatus.tsx';
import type { ShownQuery } from './shown-query.ts';
import { StaleNote } from './StaleNote.tsx';

interface QueryViewProps<Data> {
  readonly query: ShownQuery<Data>;
  /** Title of the failure. */
  readonly failedTitle: string;
  /** Keeps the place of what is loading. */
  readonly loading?: ReactNode;
  /** Stands in the place of a list that came without entries. */
  readonly empty?: ReactNode;
  /** Says so where the data could not be read again: for figures that change. */
  readonly saysStale?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brought, or its status until then. */
export function QueryView<Data>({ query, failedTitle, loading, empty, saysStale = false, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return <QueryStatus query={query} failedTitle={failedTitle} loading={loading} />;
  const isEmpty = Array.isArray(data) && data.length === 0;
  return (
    <>
      {saysStale && error && !isFetching && <StaleNote error={error} onRetry={refetch} />}
      {isEmpty && empty !== undefined ? empty : children(data)}
    </>
  );
}
