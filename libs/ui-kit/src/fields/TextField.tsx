import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './Field.module.scss';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly name: string;
  readonly label: string;
  /** What helps to fill it in; always shown. */
  readonly hint?: string | undefined;
  /** What is wrong with it; said beside the field. */
  readonly error?: string | undefined;
  /** A control inside the field's end, as a button that shows the password. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. Without `value` it is the browser's own, so that what is typed before the script has come stays.
 */
export function TextField({ name, label, hint, error, action, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['control']} data-invalid={error !== undefined && error !== ''}>
        <input
          {...rest}
          id={id}
          name={name}
          type={type}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {action}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
