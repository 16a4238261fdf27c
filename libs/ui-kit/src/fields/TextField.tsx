import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Field.module.scss';
import { Field, type FieldLabels } from './Field.tsx';

interface TextFieldProps extends FieldLabels, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly name: string;
  /** A control at the end of the field, such as a button that shows the password. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. Without `value` it is uncontrolled, so that text typed before hydration is kept. */
export function TextField({ label, hint, error, action, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(link) => (
        <>
          <input {...rest} {...link} type={type} className={styles.input} />
          {action}
        </>
      )}
    </Field>
  );
}
