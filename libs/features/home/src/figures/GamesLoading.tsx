import { Skeleton } from '@wallet/ui-kit';
import styles from './GameAccounts.module.scss';

/** As many as there are categories. */
const rows = [1, 2, 3];

/** Keeps the room of the game accounts while they are loading. */
export function GamesLoading() {
  return (
    <div className={styles.categories} aria-hidden="true">
      {rows.map((row) => (
        <section key={row} className={styles.category}>
          <div className={styles.head}>
            <Skeleton shape="title" />
          </div>
          <div className={styles.cards}>
            <div className={styles.ghost} />
            <div className={styles.ghost} />
            <div className={styles.ghost} />
          </div>
        </section>
      ))}
    </div>
  );
}
