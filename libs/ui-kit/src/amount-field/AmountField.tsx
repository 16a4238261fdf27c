import { formatAmount, readTypedAmount, type Currency, type Money, withoutBreakMarks } from '@wallet/domain';
import { useRef, type FocusEventHandler } from 'react';
import fieldStyles from '../fields/Field.module.scss';
import { Field, type FieldLabels } from '../fields/Field.tsx';
import styles from './AmountField.module.scss';

interface AmountFieldProps extends FieldLabels {
  readonly name: string;
  /** The input, exactly as typed. The element is uncontrolled, so that what was filled in without an event is kept. */
  readonly text: string;
  readonly currency: Currency;
  /** Word or symbol of the currency, shown after the input. */
  readonly currencyLabel: string;
  /** The current input and its amount, or null if it is not an amount. */
  readonly onAmountChange: (text: string, amount: Money | null) => void;
  /** Amounts that one tap fills in. */
  readonly quickAmounts?: readonly Money[];
  /** Label of the quick amounts. */
  readonly quickLabel?: string;
  /** The amounts that were entered last, before the quick ones. The label is a word for the first of them. */
  readonly recent?: { readonly label: string; readonly amounts: readonly Money[] } | undefined;
  /** What there is to move, as the last quick amount, with its word. */
  readonly whole?: { readonly label: string; readonly amount: Money } | undefined;
  readonly disabled?: boolean;
  /** The input lost focus, not the quick amounts below it. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
}

/**
 * A field for an amount of money. It is not a number field: that would drop commas and Thai digits, and change the
 * value when the page is scrolled.
 */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    hint,
    error,
    text,
    currency,
    currencyLabel,
    onAmountChange,
    recent,
    quickAmounts = [],
    quickLabel,
    whole,
    disabled,
    ...rest
  } = props;
  const amount = readTypedAmount(text, currency);
  const input = useRef<HTMLInputElement>(null);
  const fillIn = (quick: Money) => {
    if (input.current) input.current.value = formatAmount(quick);
    onAmountChange(formatAmount(quick), quick);
  };
  const chipOf = (quick: Money) => ({
    disabled,
    'aria-pressed': amount?.minor === quick.minor,
  });
  const figures = (quick: Money) => formatAmount(quick).replace(/\.00$/, '');
  const [last, ...earlier] = recent?.amounts ?? [];
  const isOffered = ({ minor }: Money) => ![last, ...earlier].some((each) => each?.minor === minor);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      after={
        (quickAmounts.length > 0 || whole || last) && (
          <div className={styles.chips} role="group" aria-label={withoutBreakMarks(quickLabel)}>
            {last && (
              <button type="button" className={`${styles.chip ?? ''} ${styles.last ?? ''}`} {...chipOf(last)} onClick={() => fillIn(last)}>
                <span>{recent?.label}</span> <span translate="no">{figures(last)}</span>
              </button>
            )}
            {[...earlier, ...quickAmounts.filter(isOffered)].map((quick) => (
              <button
                key={quick.minor}
                type="button"
                className={styles.chip}
                translate="no"
                {...chipOf(quick)}
                onClick={() => fillIn(quick)}
              >
                {figures(quick)}
              </button>
            ))}
            {whole && (
              <button type="button" className={styles.chip} {...chipOf(whole.amount)} onClick={() => fillIn(whole.amount)}>
                {whole.label}
              </button>
            )}
          </div>
        )
      }
    >
      {(link) => (
        <>
          <input
            {...rest}
            {...link}
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            defaultValue={text}
            className={`${fieldStyles.input ?? ''} ${styles.figures ?? ''}`}
            onChange={({ currentTarget: { value } }) => onAmountChange(value, readTypedAmount(value, currency))}
          />
          <span className={styles.currency}>{currencyLabel}</span>
        </>
      )}
    </Field>
  );
}
