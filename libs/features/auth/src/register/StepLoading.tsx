import { useText } from '@wallet/i18n';
import { Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import styles from './RegisterPage.module.scss';

/** Shown while a step is loading. */
export function StepLoading() {
  const { t } = useText('common');
  return (
    <div className={styles['form']} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="text" />
      <Skeleton shape="block" />
    </div>
  );
}
