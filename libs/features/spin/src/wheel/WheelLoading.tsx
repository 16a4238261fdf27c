import { Skeleton } from '@wallet/ui-kit';
import styles from './WheelPart.module.scss';

/** The placeholder of the wheel and the lines around it. */
export function WheelLoading() {
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <Skeleton shape="text" />
      </div>
      <div className={styles.place} />
      <div className={styles.line}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.hint} />
    </div>
  );
}
