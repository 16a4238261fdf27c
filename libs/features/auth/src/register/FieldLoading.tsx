import { Skeleton } from '@wallet/ui-kit';
import styles from './RegisterPage.module.scss';

/** Keeps the place of a field whose choices are on their way. */
export function FieldLoading() {
  return (
    <div className={styles['field-loading']}>
      <Skeleton shape="text" />
      <span className={styles['control']}>
        <Skeleton shape="block" />
      </span>
    </div>
  );
}
