import styles from './Brand.module.scss';
import { ProductMark } from './ProductMark.tsx';

interface BrandProps {
  readonly name: string;
  /** The product's mark, drawn by one line on 32 by 32. */
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
