import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Field.module.scss';
import { Field, type FieldLabels } from './Field.tsx';

export interface TextFieldProps extends FieldLabels, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly name: string;
  /** A control inside the field's end, as a button that shows the password. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. Without `value` it is the browser's own, so that what is typed before the script has come stays.
 */
export function TextField({ label, hint, error, action, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(link) => (
        <>
          <input {...rest} {...link} type={type} className={styles['input']} />
          {action}
        </>
      )}
    </Field>
  );
}
