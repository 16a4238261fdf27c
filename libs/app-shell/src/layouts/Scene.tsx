import { useApp } from '../store/app-context.ts';
import styles from '../router/screens.module.scss';

/** The picture of the market, for the ground of the brand. It is as high as its place, and wider than its frame on both sides. */
export function Scene() {
  return (
    <svg className={styles.scene} viewBox="0 0 720 480" height="100%" overflow="visible" aria-hidden="true" focusable="false">
      <use href={useApp().definition.scene} />
    </svg>
  );
}
