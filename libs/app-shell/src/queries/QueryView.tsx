import { readQueryAgain } from '@wallet/api-client';
import { useText } from '@wallet/i18n';
import { SlowNote } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { QueryFallback } from './QueryFallback.tsx';
import type { ShownQuery } from './shown-query.ts';
import { StaleNote } from './StaleNote.tsx';

interface QueryViewProps<Data> {
  readonly query: ShownQuery<Data>;
  /** Title of the error. */
  readonly failedTitle: string;
  /** Placeholder while loading. */
  readonly loading?: ReactNode;
  /** Shown for an empty list. */
  readonly empty?: Data extends readonly unknown[] ? ReactNode : never;
  /** For data that changes: says that it could not be reloaded, or that this takes longer than usual. */
  readonly saysStale?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, and `<QueryFallback>` until then. */
export function QueryView<Data>({ query, failedTitle, loading, empty, saysStale = false, children }: QueryViewProps<Data>) {
  const { t } = useText('common');
  const { data, error, isFetching } = query;
  if (data === undefined) return <QueryFallback query={query} failedTitle={failedTitle} loading={loading} />;
  const isEmpty = Array.isArray(data) && data.length === 0;
  return (
    <>
      {saysStale && error && !isFetching && <StaleNote error={error} onRetry={() => readQueryAgain(query)} />}
      {isEmpty && empty !== undefined ? empty : children(data)}
      {saysStale && isFetching && <SlowNote text={t('stillLoading')} />}
    </>
  );
}
