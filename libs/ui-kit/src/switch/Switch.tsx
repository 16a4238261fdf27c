import { useId, type InputHTMLAttributes } from 'react';
import styles from './Switch.module.scss';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly label: string;
  readonly hint?: string;
}

/** A setting that takes effect immediately. For forms, use a `Checkbox`. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.track}
      />
    </label>
  );
}
