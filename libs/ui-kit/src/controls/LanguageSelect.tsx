import { withoutBreakMarks } from '@wallet/domain';
import { useId } from 'react';
import { LanguageIcon, OpenIcon } from '../icons/icons.ts';
import styles from './Control.module.scss';

interface LanguageSelectProps<Language extends string> {
  readonly label: string;
  readonly value: Language;
  /** The short name of that language, which is what the bar has room for. The menu and screen readers name it in full. */
  readonly shown: string;
  /** Names of the languages, each in its own language. */
  readonly options: readonly { readonly value: Language; readonly label: string }[];
  /** Why the last choice failed. */
  readonly error: string | null;
  readonly onChange: (language: Language) => void;
}

/** Selects the language. Uses the native select, which is best on phones. */
export function LanguageSelect<Language extends string>({ label, value, shown, options, error, onChange }: LanguageSelectProps<Language>) {
  const id = useId();
  return (
    <span className={styles.control}>
      <LanguageIcon aria-hidden="true" size={20} className={styles.picture} />
      <span aria-hidden="true" translate="no" lang={value}>
        {shown}
      </span>
      <OpenIcon aria-hidden="true" size={16} className={styles.arrow} />
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
      {error && (
        <span id={id} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
