import { useText } from '@wallet/i18n';
import { Skeleton, SlowNote } from '@wallet/ui-kit';
import styles from './WheelPart.module.scss';

/** Keeps the place of the wheel and of the lines around it. */
export function WheelLoading() {
  const { t } = useText('common');
  return (
    <div className={styles['part']} aria-busy="true">
      <div className={styles['line']}>
        <Skeleton shape="text" />
      </div>
      <div className={styles['place']} />
      <div className={styles['line']}>
        <Skeleton shape="title" />
      </div>
      <div className={styles['hint']} />
      <SlowNote text={t('stillLoading')} />
    </div>
  );
}
