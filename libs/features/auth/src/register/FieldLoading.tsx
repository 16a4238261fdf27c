import { Skeleton } from '@wallet/ui-kit';
import styles from './RegisterPage.module.scss';

/** The placeholder of a field whose options are still loading. */
export function FieldLoading() {
  return (
    <div className={styles['field-loading']}>
      <Skeleton shape="text" />
      <span className={styles.control}>
        <Skeleton shape="block" />
      </span>
    </div>
  );
}
