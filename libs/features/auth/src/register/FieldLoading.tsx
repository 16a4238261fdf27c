import { useText } from '@wallet/i18n';
import { Skeleton, SlowNote } from '@wallet/ui-kit';
import styles from './RegisterPage.module.scss';

/** Keeps the place of a field whose choices are on their way. */
export function FieldLoading() {
  const { t } = useText('common');
  return (
    <div className={styles['fieldLoading']}>
      <Skeleton shape="text" />
      <span className={styles['control']}>
        <Skeleton shape="block" />
      </span>
      <SlowNote text={t('stillLoading')} />
    </div>
  );
}
