import { useText } from '@wallet/i18n';
import { Skeleton } from '@wallet/ui-kit';
import styles from './RegisterPage.module.scss';
import { useSlow } from './use-slow.ts';

/** Keeps the place of a field whose choices are on their way. */
export function FieldLoading() {
  const { t } = useText('common');
  const isSlow = useSlow(true);
  return (
    <div className={styles['fieldLoading']} role="status">
      <Skeleton shape="text" />
      <span className={styles['control']}>
        <Skeleton shape="block" />
      </span>
      {isSlow && <p className={styles['words']}>{t('stillLoading')}</p>}
    </div>
  );
}
