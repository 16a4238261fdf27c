import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { RevealButton } from '../button/RevealButton.tsx';
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
  /** Nobody should read it over the member's shoulder: dots stand for it until he asks. Names the button that shows and hides it. */
  readonly secret?: { readonly showLabel: string; readonly hideLabel: string };
  /** Called when it was tried: the page says how it went. */
  readonly onCopy: (value: string, isCopied: boolean) => void;
}

/** As many for every secret: their number must not tell. */
const dots = '••••••••';

/** A text that is needed elsewhere, with a button that copies it. */
export function CopyField({ label, value, shown = value, copyLabel, secret, onCopy }: CopyFieldProps) {
  const [isOpen, setOpen] = useState(secret === undefined);
  const copy = async () => onCopy(value, await copyText(value));
  return (
    <div className={styles['field']}>
      <dl className={styles['words']}>
        <dt className={styles['label']}>{label}</dt>
        <dd className={styles['value']}>{isOpen ? shown : dots}</dd>
      </dl>
      <div className={styles['buttons']}>
        {secret && <RevealButton isShown={isOpen} {...secret} onToggle={() => setOpen(!isOpen)} />}
        <IconButton label={copyLabel} onClick={() => void copy()}>
          <CopyIcon aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </div>
  );
}
