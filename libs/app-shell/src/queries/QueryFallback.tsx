import { readQueryAgain } from '@wallet/api-client';
import { useText } from '@wallet/i18n';
import { ErrorState, Skeleton } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { useMayRetry } from './quiet-retries.ts';
import { useApiErrorText } from './use-api-error-text.ts';
import { LoadingNote } from './LoadingNote.tsx';
import type { ShownQuery } from './shown-query.ts';

interface QueryFallbackProps {
  readonly query: Omit<ShownQuery<unknown>, 'data'>;
  /** Title of the error. */
  readonly failedTitle: string;
  /** Placeholder while loading. */
  readonly loading?: ReactNode;
}

/** Shown while a query has no data: that it is loading, that it takes longer than usual, or why it failed, with a retry button. */
export function QueryFallback({ query, failedTitle, loading }: QueryFallbackProps) {
  const { error, isFetching } = query;
  const { t } = useText('common');
  const errorText = useApiErrorText();
  const mayRetry = useMayRetry();
  if (error) {
    return (
      <ErrorState
        title={failedTitle}
        text={mayRetry ? errorText(error) : ''}
        retryLabel={t('retry')}
        isRetrying={isFetching}
        retryingLabel={t('loading')}
        onRetry={mayRetry ? () => readQueryAgain(query) : undefined}
      />
    );
  }
  return (
    <div aria-busy="true">
      {loading ?? <Skeleton shape="block" />}
      <LoadingNote />
    </div>
  );
}
