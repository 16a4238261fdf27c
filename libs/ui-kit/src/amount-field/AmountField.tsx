import { formatAmount, readTypedAmount, type Currency, type Money, withoutBreakMarks } from '@wallet/domain';
import { useRef, type FocusEventHandler, type ReactNode } from 'react';
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
  /** The amount that was entered last, with its word: on a line of its own, so that the quick amounts never change places. */
  readonly last?: { readonly label: string; readonly amount: Money } | undefined;
  /** What there is to move, with its word: the last quick amount, or, where there are no others, inside the field. */
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
    last,
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
  const figures = (quick: Money) => formatAmount(quick).replace(/\.00$/, '');
  const chip = (quick: Money, content: ReactNode, isExact = false) => (
    <button
      key={quick.minor}
      type="button"
      className={styles.chip}
      translate={isExact ? 'no' : undefined}
      disabled={disabled}
      aria-pressed={amount?.minor === quick.minor}
      onClick={() => fillIn(quick)}
    >
      {content}
    </button>
  );
  const hasChips = quickAmounts.length > 0;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      after={
        (hasChips || last) && (
          <div className={styles.quick} role="group" aria-label={withoutBreakMarks(quickLabel)}>
            {last &&
              chip(
                last.amount,
                <>
                  <span>{last.label}</span> <span translate="no">{figures(last.amount)}</span>
                </>,
              )}
            {hasChips && (
              <div className={styles.chips}>
                {quickAmounts.map((quick) => chip(quick, figures(quick), true))}
                {whole && chip(whole.amount, whole.label)}
              </div>
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
          {whole && !hasChips && chip(whole.amount, whole.label)}
          <span className={styles.currency}>{currencyLabel}</span>
        </>
      )}
    </Field>
  );
}
