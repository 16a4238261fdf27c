import styles from './Brand.module.scss';
import { ProductMark } from './ProductMark.tsx';

interface BrandProps {
  readonly name: string;
  /** The product's mark: one of `marks.ts`. */
  readonly mark: string;
}

/** The product's mark with a name. */
export function Brand({ name, mark }: BrandProps) {
  return (
    <span className={styles['brand']}>
      <ProductMark path={mark} />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
