import { Card } from '@wallet/ui-kit';
import styles from './WheelPart.module.scss';

/** The placeholder of the wheel and the lines around it. */
export function WheelLoading() {
  return (
    <Card variant="brand">
      <div className={styles.head} />
      <div className={styles.place} />
      <div className={styles.hint} />
    </Card>
  );
}
