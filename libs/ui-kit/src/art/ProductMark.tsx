import styles from './ProductMark.module.scss';

/** A wallet each: below a temple's gable, and above a river. */
const marks = {
  siam: 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5',
  mekong: 'M8 14v-3.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V14M24 9.8h-5a2.2 2.2 0 0 0 0 4.4h5M6 19c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0M6 24c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0',
} as const;

/** The mark of a product, in the colours of its theme. Its name is written beside it. */
export function ProductMark({ kind }: { readonly kind: keyof typeof marks }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles['ground']} width="32" height="32" rx="9" />
      <path className={styles['line']} d={marks[kind]} />
    </svg>
  );
}
