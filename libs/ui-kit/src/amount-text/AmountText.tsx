import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './AmountText.module.scss';

interface AmountTextProps {
  /** Figures as the money rules format them, or '-' where the amount is not known. */
  readonly figures: string;
  /** Word of the currency; empty where that is not known. */
  readonly currency: string;
  readonly size: 'display' | 'body';
  /** The figures are the last known ones. */
  readonly isStale?: boolean;
  /** What a screen reader says in place of '-'. */
  readonly unknownLabel: string;
  /** Shows dots in place of the figures, and says this: the member does not want others to see them. */
  readonly hiddenLabel?: string | undefined;
}

/** As wide as a usual amount, and the same for every one: the width must not tell. */
const dots = '••••••';

/** An amount of money: tabular figures, then the currency. The one way figures of money are shown. */
export function AmountText({ figures, currency, size, isStale = false, unknownLabel, hiddenLabel }: AmountTextProps) {
  if (figures === '-') {
    return (
      <span className={styles['amount']} data-size={size}>
        <span aria-hidden="true">-</span>
        <VisuallyHidden>{unknownLabel}</VisuallyHidden>
      </span>
    );
  }
  if (hiddenLabel !== undefined) {
    return (
      <span className={styles['amount']} data-size={size}>
        <span aria-hidden="true">{dots}</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden> <span className={styles['currency']}>{currency}</span>
      </span>
    );
  }
  return (
    <span className={styles['amount']} data-size={size} data-stale={isStale}>
      <span className={styles['figures']}>{figures}</span> <span className={styles['currency']}>{currency}</span>
    </span>
  );
}
