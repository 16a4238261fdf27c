import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import styles from './Field.module.scss';
import { Field, type FieldLabels } from './Field.tsx';
import { RevealButton } from '../button/RevealButton.tsx';

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

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  /** Label of the button while the password is hidden. */
  readonly showLabel: string;
  /** Label of the button while the password is visible. */
  readonly hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <RevealButton isShown={isShown} showLabel={showLabel} hideLabel={hideLabel} of={rest.label} onToggle={() => setShown(!isShown)} />
      }
    />
  );
}
