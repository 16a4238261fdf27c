import { useText } from '@wallet/i18n';
import { Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import styles from './screens.module.scss';

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
