import type { ReactNode } from 'react';
import styles from './Brand.module.scss';

interface BrandProps {
  readonly name: string;
  /** The product's own mark; a plain wallet where it has none. */
  readonly mark?: ReactNode;
}

/** The product's mark with a name. The mark takes the theme's colours. */
export function Brand({ name, mark }: BrandProps) {
  return (
    <span className={styles['brand']}>
      {mark ?? (
        <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <rect className={styles['ground']} width="32" height="32" rx="9" />
          <path className={styles['line']} d="M7 16V11.5A2.5 2.5 0 0 1 9.5 9H21a3 3 0 0 1 3 3v1.5" />
          <path className={styles['line']} d="M7 12.5V20.5A3.5 3.5 0 0 0 10.5 24H22a3 3 0 0 0 3-3v-5a2.5 2.5 0 0 0-2.5-2.5H8" />
          <circle className={styles['dot']} cx="20.5" cy="18.7" r="1.7" />
        </svg>
      )}
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
