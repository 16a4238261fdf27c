import { withoutBreakMarks } from '@wallet/domain';
import { SpokenText } from '../exact-text/SpokenText.tsx';
import { useSpokenAmounts } from '../exact-text/speak-amounts.ts';
import styles from './AmountText.module.scss';

interface AmountTextProps {
  /** The formatted amount, or '-' if it is not known. */
  readonly figures: string;
  /** Word of the currency. Empty if it is not known. */
  readonly currency: string;
  /** `display` once a page, `large` for the amount of a dialog. */
  readonly size: 'display' | 'large' | 'body';
  /** What it does to the balance: an incoming amount has a plus and the colour of a success, an outgoing one a minus. */
  readonly direction?: 'in' | 'out' | undefined;
  /** The amount may be outdated. */
  readonly isStale?: boolean;
  /** Spoken instead of '-'. */
  readonly unknownLabel: string;
  /** Shows dots instead of the amount, and is spoken instead of it. */
  readonly hiddenLabel?: string | undefined;
}

/** The length of an amount, up to the next for which the style sheet knows how large the letters may be. */
const lengthOf = (figures: string): number => Math.max(9, Math.ceil(figures.length / 3) * 3);

/** As wide as a usual amount, and always the same, so that the width reveals nothing. */
export const hiddenFigures = '••••••';

const signs = { in: '+', out: '-' };

/** An amount of money with tabular figures, followed by the currency. The only component that shows amounts. Screen readers say it in words. */
export function AmountText({ figures, currency, size, direction, isStale = false, unknownLabel, hiddenLabel }: AmountTextProps) {
  const speak = useSpokenAmounts();
  if (figures === '-') {
    return (
      <span className={styles.amount} data-size={size}>
        <SpokenText spoken={withoutBreakMarks(unknownLabel)}>-</SpokenText>
      </span>
    );
  }
  if (hiddenLabel !== undefined) {
    return (
      <span className={styles.amount} data-size={size}>
        <SpokenText spoken={withoutBreakMarks(hiddenLabel)}>
          <span>{hiddenFigures}</span> <span data-part="currency">{currency}</span>
        </SpokenText>
      </span>
    );
  }
  const signed = `${direction ? signs[direction] : ''}${figures}`;
  return (
    <span
      className={styles.amount}
      data-size={size}
      data-length={lengthOf(signed)}
      data-stale={isStale}
      data-direction={direction}
      translate="no"
    >
      <SpokenText spoken={speak(`${signed} ${currency}`.trim())}>
        <span data-part="figures">{signed}</span> <span data-part="currency">{currency}</span>
      </SpokenText>
    </span>
  );
}
