import { useText } from '@wallet/i18n';
import { ErrorState, Skeleton, SlowNote, VisuallyHidden } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { useApiErrorText } from '../texts/use-api-error-text.ts';
import type { ShownQuery } from './shown-query.ts';

interface QueryStatusProps {
  readonly query: Omit<ShownQuery<unknown>, 'data'>;
  /** Title of the failure. */
  readonly failedTitle: string;
  /** Keeps the place of what is loading. */
  readonly loading?: ReactNode;
}

/** A query without data: that it is loading, and takes longer than usual, or why it failed, with a way to try again. */
export function QueryStatus({ query: { error, isFetching, refetch }, failedTitle, loading }: QueryStatusProps) {
  const { t } = useText('common');
  const errorText = useApiErrorText();
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
