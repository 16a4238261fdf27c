import { useState, type ComponentProps } from 'react';
import { RevealButton } from '../button/RevealButton.tsx';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action'> {
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
