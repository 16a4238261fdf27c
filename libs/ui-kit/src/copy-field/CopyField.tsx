import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { RevealButton } from '../button/RevealButton.tsx';
import { copyText } from '../copy-text/copy-text.ts';
import { CopyIcon } from '../icons/icons.ts';
import styles from './CopyField.module.scss';

interface CopyFieldProps {
  readonly label: string;
  /** The value to copy. */
  readonly value: string;
  /** Reads the value again if it may have changed. Null if it has just been read. */
  readonly latest?: () => Promise<string> | null;
  /** The visible text, if it differs from the value, such as a grouped account number. */
  readonly shown?: string;
  /** Label of the button, which names the value. */
  readonly copyLabel: string;
  /**
   * Hides the value with dots until it is requested, and again after half a minute or when the page is hidden. Labels
   * of the show and hide button.
   */
  readonly secret?: { readonly showLabel: string; readonly hideLabel: string };
  /** Called with the result of copying. The page shows it. */
  readonly onCopy: (value: string, isCopied: boolean) => void;
}

/** Always the same number of dots, so that the length is not revealed. */
const dots = '••••••••';

const shownMs = 30_000;

/** Calls `hide` after a while, or when the page is hidden. */
function useAutoHide(isShown: boolean, hide: () => void): void {
  const onHide = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => onHide(), shownMs);
    const onLeave = () => onHide();
    window.addEventListener('blur', onLeave);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', onLeave);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [isShown]);
}

/** A value with a copy button. */
export function CopyField({ label, value, latest, shown = value, copyLabel, secret, onCopy }: CopyFieldProps) {
  const [isOpen, setOpen] = useState(secret === undefined);
  useAutoHide(secret !== undefined && isOpen, () => setOpen(false));
  const copy = async () => {
    const text = latest?.() ?? value;
    const isCopied = await copyText(text);
    onCopy(await text, isCopied);
  };
  return (
    <div className={styles.field}>
      <dl className={styles.words}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value} translate="no">
          {isOpen ? shown : dots}
        </dd>
      </dl>
      <div className={styles.buttons}>
        {secret && <RevealButton isShown={isOpen} {...secret} onToggle={() => setOpen(!isOpen)} />}
        <IconButton label={copyLabel} onClick={() => void copy()}>
          <CopyIcon aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </div>
  );
}
