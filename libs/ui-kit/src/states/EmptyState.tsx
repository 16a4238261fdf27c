import { EmptyIcon } from '../icons/icons.ts';
import styles from './State.module.scss';

/** Stands where there is nothing to show, and says so. */
export function EmptyState({ title }: { readonly title: string }) {
  return (
    <div className={styles['state']}>
      <EmptyIcon aria-hidden="true" size={32} className={styles['icon']} />
      <p className={styles['title']}>{title}</p>
    </div>
  );
}
