import { toPlainDigits } from '@wallet/domain';
import type { ChangeEvent, Ref } from 'react';
import { Field, type FieldLabels } from '../fields/Field.tsx';
import fieldStyles from '../fields/Field.module.scss';
import { tidyInput } from '../phone-field/tidy-input.ts';
import styles from './CodeField.module.scss';

/** No code is as long. */
const maxDigits = 16;

interface CodeFieldProps extends FieldLabels {
  readonly name: string;
  /** How many digits the code has. Left out where nobody knows before it came. */
  readonly length?: number;
  readonly defaultValue?: string;
  /** Left out, the field is the browser's own. */
  readonly value?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Called with each change. */
  readonly onCodeChange?: (code: string) => void;
  /** Called when the last digit is there: nobody wants to press a button after that. */
  readonly onComplete?: (code: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A code that came by message. One field, so that the phone can fill it in by itself, and so that it can be pasted with
 * spaces in it.
 */
export function CodeField({ label, hint, error, length, onCodeChange, onComplete, ...rest }: CodeFieldProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    tidyInput(currentTarget, (text) =>
      toPlainDigits(text)
        .replace(/\D/g, '')
        .slice(0, length ?? maxDigits),
    );
    onCodeChange?.(currentTarget.value);
    if (currentTarget.value.length === length) onComplete?.(currentTarget.value);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(link) => (
        <input
          {...rest}
          {...link}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={length === undefined ? undefined : '–'.repeat(length)}
          className={`${fieldStyles['input'] ?? ''} ${styles['code'] ?? ''}`}
          onChange={change}
        />
      )}
    </Field>
  );
}
