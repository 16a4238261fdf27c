import { useText } from '@wallet/i18n';
import { SlowNote } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { QueryFallback } from './QueryFallback.tsx';
import type { ShownQuery } from './shown-query.ts';
import { StaleNote } from './StaleNote.tsx';

interface QueryViewProps<Data> {
  readonly query: ShownQuery<Data>;
  /** Title of the failure. */
  readonly failedTitle: string;
  /** Keeps the place of what is loading. */
  readonly loading?: ReactNode;
  /** Stands in the place of a list that came without entries. Only a list can be empty. */
  readonly empty?: Data extends readonly unknown[] ? ReactNode : never;
  /** For figures that change: says so where they could not be read again, and where that takes longer than usual. */
  readonly saysStale?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brought, and `<QueryFallback>` until then. */
export function QueryView<Data>({ query, failedTitle, loading, empty, saysStale = false, children }: QueryViewProps<Data>) {
  const { t } = useText('common');
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return <QueryFallback query={query} failedTitle={failedTitle} loading={loading} />;
  const isEmpty = Array.isArray(data) && data.length === 0;
  return (
    <>
      {saysStale && error && !isFetching && <StaleNote error={error} onRetry={refetch} />}
      {isEmpty && empty !== undefined ? empty : children(data)}
      {saysStale && isFetching && <SlowNote text={t('stillLoading')} />}
    </>
  );
}
