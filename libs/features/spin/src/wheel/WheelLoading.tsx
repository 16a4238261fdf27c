import styles from './WheelPart.module.scss';

/** The placeholder of the wheel and the lines around it. */
export function WheelLoading() {
  return (
    <div data-ground="brand">
      <div className={styles.name} />
      <div className={styles.place} />
      <div className={styles.hint} />
    </div>
  );
}
