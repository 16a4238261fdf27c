import { withoutBreakMarks } from '@wallet/domain';
import { ThemeIcon } from '../icons/icons.ts';
import styles from './Control.module.scss';

interface ThemeSelectProps<Theme extends string> {
  readonly label: string;
  readonly value: Theme;
  readonly options: readonly { readonly value: Theme; readonly label: string }[];
  readonly onChange: (theme: Theme) => void;
}

/** Selects dark, light or the system's theme. Shows only an icon until it is opened. */
export function ThemeSelect<Theme extends string>({ label, value, options, onChange }: ThemeSelectProps<Theme>) {
  return (
    <span className={styles.control}>
      <ThemeIcon aria-hidden="true" size={20} />
      <select
        className={styles.select}
        aria-label={withoutBreakMarks(label)}
        title={withoutBreakMarks(label)}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value as Theme)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
