import { withoutBreakMarks } from '@wallet/domain';
import { useId } from 'react';
import { LanguageIcon, OpenIcon } from '../icons/icons.ts';
import styles from './Control.module.scss';

interface LanguageSelectProps<Language extends string> {
  readonly label: string;
  readonly value: Language;
  /** Names of the languages, each in its own language. */
  readonly options: readonly { readonly value: Language; readonly label: string }[];
  /** Why the last choice failed. */
  readonly error: string | null;
  readonly onChange: (language: Language) => void;
}

/** Selects the language. Uses the native select, which is best on phones. */
export function LanguageSelect<Language extends string>({ label, value, options, error, onChange }: LanguageSelectProps<Language>) {
  const id = useId();
  return (
    <span className={styles.control}>
      <LanguageIcon aria-hidden="true" size={20} className={styles.icon} />
      <select
        className={styles.select}
        aria-label={withoutBreakMarks(label)}
        aria-describedby={error ? id : undefined}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value as Language)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <OpenIcon aria-hidden="true" size={16} className={styles.arrow} />
      {error && (
        <span id={id} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
