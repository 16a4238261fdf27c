import type { ReactNode } from 'react';
import styles from './Brand.module.scss';

interface BrandProps {
  readonly name: ReactNode;
  /** SVG path of the logo on a 32 by 32 grid. */
  readonly mark: string;
}

/** The product's logo with a name. */
export function Brand({ name, mark }: BrandProps) {
  return (
    <span className={styles.brand}>
      <ProductMark path={mark} />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  );
}

/** The logo of a product, in the colours of its theme. Its name is written next to it. */
export function ProductMark({ path }: { readonly path: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="32" height="32" rx="9" />
      <path className={styles.line} d={path} />
    </svg>
  );
}
