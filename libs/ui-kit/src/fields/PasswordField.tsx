import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { HideIcon, ShowIcon } from '../icons/icons.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  /** Names the button while the password is hidden. */
  readonly showLabel: string;
  /** Names the button while the password is shown. */
  readonly hideLabel: string;
}

/** A password, which its owner may look at. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
          {isShown ? <HideIcon aria-hidden="true" size={20} /> : <ShowIcon aria-hidden="true" size={20} />}
        </IconButton>
      }
    />
  );
}
