import { IconButton } from '../button/IconButton.tsx';
import { copyText } from '../copy-text/copy-text.ts';
import { CopyIcon } from '../icons/icons.ts';
import styles from './CopyField.module.scss';

interface CopyFieldProps {
  readonly label: string;
  /** What is copied. */
  readonly value: string;
  /** What is shown where that is not the value itself, as an account number in groups. */
  readonly shown?: string;
  /** Names the button, with what it copies. */
  readonly copyLabel: string;
  /** Called when it was tried: the page says how it went. */
  readonly onCopy: (value: string, isCopied: boolean) => void;
}

/** A text that is needed elsewhere, with a button that copies it. */
export function CopyField({ label, value, shown = value, copyLabel, onCopy }: CopyFieldProps) {
  const copy = async () => onCopy(value, await copyText(value));
  return (
    <div className={styles['field']}>
      <dl className={styles['words']}>
        <dt className={styles['label']}>{label}</dt>
        <dd className={styles['value']}>{shown}</dd>
      </dl>
      <IconButton label={copyLabel} onClick={() => void copy()}>
        <CopyIcon aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
