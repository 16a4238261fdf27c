import { readQueryAgain, type CallError } from '@wallet/api-client';
import { useText } from '@wallet/i18n';
import { SlowNote, ErrorState, Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { StaleNote } from './StaleNote.tsx';
import { useMayRetry } from './quiet-retries.ts';
import { useApiErrorText } from './use-api-error-text.ts';

/** The parts of a query that a screen uses. */
export interface ShownQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: CallError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

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

/** Announces loading to screen readers, and shows a note to everyone if it takes longer than usual. */
export function LoadingNote() {
  const { t } = useText('common');
  return (
    <>
      <VisuallyHidden isLive>{t('loading')}</VisuallyHidden>
      <SlowNote text={t('stillLoading')} />
    </>
  );
}
