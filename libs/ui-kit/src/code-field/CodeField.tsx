import { readOneTimeCode } from '@wallet/domain';
import { useRef, type ChangeEvent, type Ref } from 'react';
import { Field, type FieldLabels } from '../fields/Field.tsx';
import fieldStyles from '../fields/Field.module.scss';
import styles from './CodeField.module.scss';

interface CodeFieldProps extends FieldLabels {
  readonly name: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  /** Called for each change. */
  readonly onCodeChange?: (code: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a one-time code. It is a single field, so that the phone can fill it in, and codes with spaces or the whole message can be pasted. A
 * message without exactly one code changes nothing.
 */
export function CodeField({ label, hint, error, onCodeChange, ...rest }: CodeFieldProps) {
  const last = useRef(rest.defaultValue ?? '');
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const code = readOneTimeCode(input.value) ?? last.current;
    if (input.value !== code) {
      const digitsBefore = input.value.slice(0, input.selectionStart ?? undefined).match(/\p{Nd}/gu)?.length ?? 0;
      input.value = code;
      input.setSelectionRange(digitsBefore, digitsBefore);
    }
    last.current = code;
    onCodeChange?.(code);
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
          className={`${fieldStyles.input ?? ''} ${styles.code ?? ''}`}
          onChange={change}
        />
      )}
    </Field>
  );
}
