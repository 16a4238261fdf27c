import styles from './AmountText.module.scss';

interface EarlyAmountProps {
  /** The currencies of the market by their names in the page's language, the first one first. */
  readonly currencies: Readonly<Record<string, string>>;
}

/**
 * The place of an amount in a prerendered page, which `findEarlyAmount` finds before React takes the page over. React leaves
 * what it finds in it, and removes it together with this component. Screen readers wait for the app, which says amounts in words.
 */
export function EarlyAmount({ currencies }: EarlyAmountProps) {
  return (
    <span
      className={styles.amount}
      data-size="display"
      translate="no"
      aria-hidden="true"
      data-early-amount={JSON.stringify(currencies)}
      suppressHydrationWarning
    >
      {''}
    </span>
  );
}
