import { useText } from '@wallet/i18n';
import { ErrorState, Skeleton, SlowNote, VisuallyHidden } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { useApiErrorText } from '../texts/use-api-error-text.ts';
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

/** What a query brought; until then that it is loading, and takes longer than usual, or why it failed, with a way to try again. */
export function QueryView<Data>({ query, failedTitle, loading, empty, saysStale = false, children }: QueryViewProps<Data>) {
  const { t } = useText('common');
  const errorText = useApiErrorText();
  const { data, error, isFetching, refetch } = query;

  if (data !== undefined) {
    const isEmpty = Array.isArray(data) && data.length === 0;
    return (
      <>
        {saysStale && error && !isFetching && <StaleNote error={error} onRetry={refetch} />}
        {isEmpty && empty !== undefined ? empty : children(data)}
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={failedTitle}
        text={errorText(error)}
        retryLabel={t('retry')}
        isRetrying={isFetching}
        retryingLabel={t('loading')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden isLive>{t('loading')}</VisuallyHidden>
      {loading ?? <Skeleton shape="block" />}
      <SlowNote text={t('stillLoading')} />
    </div>
  );
}
