import type { ReactNode, SelectHTMLAttributes } from 'react';
import { OpenIcon } from '../icons/icons.ts';
import styles from './Field.module.scss';
import { Field, type FieldLabels } from './Field.tsx';

interface SelectFieldProps extends FieldLabels, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'multiple'> {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The options are names or figures, which page translators leave as they are. */
  readonly isExact?: boolean;
  /** First option, with an empty value, selected by default. */
  readonly emptyLabel?: string;
  /** A picture of the chosen option. The field is a card then, which can be pressed everywhere. */
  readonly picture?: ReactNode;
}

/** A select field. Uses the native select, which is best on phones. Without `value` it is uncontrolled, so that an early choice is kept. */
export function SelectField({ label, hint, error, options, isExact = false, emptyLabel, picture, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} picture={picture}>
      {(link) => (
        <>
          <select {...rest} {...link} className={styles.select}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} translate={isExact ? 'no' : undefined}>
                {option.label}
              </option>
            ))}
          </select>
          <OpenIcon aria-hidden="true" size={20} className={styles.open} />
        </>
      )}
    </Field>
  );
}
