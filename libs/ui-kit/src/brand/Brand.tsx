import type { ReactNode } from 'react';
import styles from './Brand.module.scss';
import { ProductMark } from './ProductMark.tsx';

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
