import { toPlainDigits } from '@wallet/domain';
import type { ChangeEvent, Ref } from 'react';
import { Field, type FieldLabels } from '../fields/Field.tsx';
import fieldStyles from '../fields/Field.module.scss';
import { tidyInput } from '../phone-field/tidy-input.ts';
import styles from './CodeField.module.scss';

/** Longer than any code. */
const maxDigits = 16;

interface CodeFieldProps extends FieldLabels {
  readonly name: string;
  /** Number of digits. Absent if it is not known in advance. */
  readonly length?: number;
  readonly defaultValue?: string;
  /** Absent for an uncontrolled field. */
  readonly value?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Called for each change. */
  readonly onCodeChange?: (code: string) => void;
  /** Called when the last digit is entered, so that no button is needed. */
  readonly onComplete?: (code: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for a one-time code. It is a single field, so that the phone can fill it in and codes with spaces can be pasted. */
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
