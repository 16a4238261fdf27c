import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { tidyInput } from './tidy-input.ts';
import { tidyPhone } from './tidy-phone.ts';

/** A field for a phone number. Removes formatting, so that the value is plain digits. */
export function PhoneField({ onChange, autoComplete = 'tel', ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    tidyInput(event.currentTarget, tidyPhone);
    onChange?.(event);
  };
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} onChange={change} />;
}
