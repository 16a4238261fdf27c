import type { InputHTMLAttributes } from 'react';
import styles from './Checkbox.module.scss';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly name: string;
  readonly label: string;
}

/** A checkbox whose whole line can be pressed. It takes effect when the form is submitted. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
