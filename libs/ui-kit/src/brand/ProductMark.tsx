import styles from './ProductMark.module.scss';

/** The logo of a product, in the colours of its theme. Its name is written next to it. */
export function ProductMark({ path }: { readonly path: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="32" height="32" rx="9" />
      <path className={styles.line} d={path} />
    </svg>
  );
}
