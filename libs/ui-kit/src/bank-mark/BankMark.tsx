import { useState } from 'react';
import { bankStyles } from './banks.ts';
import styles from './BankMark.module.scss';

interface BankMarkProps {
  /** The backend's code of the bank. TRUEWALLET is TrueMoney. */
  readonly code: string;
  /** URL of the bank's logo, if there is one. */
  readonly logo?: string | undefined;
}

/** By the number of letters. */
const letterSizes = [20, 20, 18, 15, 13];

/** The bank's logo, or a drawn mark if there is none or it does not load. The bank's name is written next to it. */
export function BankMark({ code, logo }: BankMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (logo !== undefined && logo !== failed) {
    return <img className={styles.mark} src={logo} alt="" onError={() => setFailed(logo)} />;
  }
  const bankStyle = bankStyles[code.toUpperCase()];
  const letters = bankStyle?.letters ?? code.slice(0, 2).toUpperCase();
  return (
    <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <rect
        width="44"
        height="44"
        rx="12"
        fill={bankStyle?.ground ?? 'var(--color-surface-raised)'}
        stroke={bankStyle ? undefined : 'var(--color-border-strong)'}
      />
      <text
        x="22"
        y="22"
        textAnchor="middle"
        dominantBaseline="central"
        fontWeight="700"
        fontSize={letterSizes[Math.min(letters.length, 4)]}
        fill={bankStyle?.ink ?? 'var(--color-text)'}
      >
        {letters}
      </text>
    </svg>
  );
}
