import type { ButtonProps } from './Button.tsx';
import styles from './Button.module.scss';

/** What makes an element look like a button. For a link: `<Link {...buttonLook('secondary')} to={paths.statement}>`. */
export function buttonLook(variant: NonNullable<ButtonProps['variant']>, size: NonNullable<ButtonProps['size']> = 'usual') {
  return { className: styles.button ?? '', 'data-kind': variant, 'data-size': size };
}
