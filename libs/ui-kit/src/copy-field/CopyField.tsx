import { useEffect, useEffectEvent, useState } from 'react';
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
  /**
   * Nobody should read it over the members' shoulders: dots stand for it until they ask, and again after half a minute or
   * when they turn to something else. Names the button that shows and hides it.
   */
  readonly secret?: { readonly showLabel: string; readonly hideLabel: string };
  /** Called when it was tried: the page says how it went. */
  readonly onCopy: (value: string, isCopied: boolean) => void;
}

/** As many for every secret: their number must not tell. */
const dots = '••••••••';

const shownMs = 30_000;

/** Calls `hide` once a secret has been shown for long enough, or nobody looks at the page any more. */
function useHiding(isShown: boolean, hide: () => void): void {
  const hideNow = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => hideNow(), shownMs);
    const onLeave = () => hideNow();
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

/** A text that is needed elsewhere, with a button that copies it. */
export function CopyField({ label, value, shown = value, copyLabel, secret, onCopy }: CopyFieldProps) {
  const [isOpen, setOpen] = useState(secret === undefined);
  useHiding(secret !== undefined && isOpen, () => setOpen(false));
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
