import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useText } from '@wallet/i18n';
import { Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import styles from './screens.module.scss';

/** Shows that a page is loading, or that it failed. */
export function RouteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Shown while a page is loading. */
export function PageLoading() {
  const { t } = useText('common');
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="text" />
    </div>
  );
}
