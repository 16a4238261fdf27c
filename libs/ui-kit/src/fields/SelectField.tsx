import type { Ref, SelectHTMLAttributes } from 'react';
import { OpenIcon } from '../icons/icons.ts';
import styles from './Field.module.scss';
import { Field, type FieldLabels } from './Field.tsx';

interface SelectFieldProps extends FieldLabels, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'multiple'> {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** First in the list, chosen as long as nothing is: its value is the empty text. */
  readonly emptyLabel?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of a list. The browser's own list: the best there is on a phone, and without `value` it keeps an early choice. */
export function SelectField({ label, hint, error, options, emptyLabel, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(link) => (
        <>
          <select {...rest} {...link} className={styles['select']}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <OpenIcon aria-hidden="true" size={20} className={styles['open']} />
        </>
      )}
    </Field>
  );
}
