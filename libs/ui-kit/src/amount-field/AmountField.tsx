import { formatAmount, readTypedAmount, type Currency, type Money } from '@wallet/domain';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import fieldStyles from '../fields/Field.module.scss';
import { Field, type FieldLabels } from '../fields/Field.tsx';
import styles from './AmountField.module.scss';

interface AmountFieldProps extends FieldLabels {
  readonly name: string;
  /** What stands in the field: what was typed, as it was typed. */
  readonly text: string;
  readonly currency: Currency;
  /** Word or sign of the currency, shown after the figures. */
  readonly currencyLabel: string;
  /** The text as it is now, and the amount it stands for: null where it is none. */
  readonly onAmountChange: (text: string, amount: Money | null) => void;
  /** Amounts to choose by one tap. */
  readonly quickAmounts?: readonly Money[];
  /** Names the group of the quick amounts. */
  readonly quickLabel?: string;
  /** Stands after the quick amounts, as a choice of everything there is. */
  readonly extraChoice?: ReactNode;
  readonly disabled?: boolean;
  /** The figures were left, not the choices below them. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money. What is typed stays as it was typed; only what it stands for is reckoned with. Not a number field:
 * that would swallow commas and Thai digits, and turn the amount when the page is scrolled over it.
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
    quickAmounts = [],
    quickLabel,
    extraChoice,
    disabled,
    ...rest
  } = props;
  const amount = readTypedAmount(text, currency);
  return (
    <div className={styles['field']}>
      <Field label={label} hint={hint} error={error}>
        {(link) => (
          <>
            <input
              {...rest}
              {...link}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              disabled={disabled}
              value={text}
              className={`${fieldStyles['input'] ?? ''} ${styles['figures'] ?? ''}`}
              onChange={({ currentTarget: { value } }) => onAmountChange(value, readTypedAmount(value, currency))}
            />
            <span className={styles['currency']}>{currencyLabel}</span>
          </>
        )}
      </Field>
      {(quickAmounts.length > 0 || extraChoice) && (
        <div className={styles['quick']} role="group" aria-label={quickLabel}>
          {quickAmounts.map((quick) => (
            <button
              key={quick.minor}
              type="button"
              className={styles['choice']}
              disabled={disabled}
              aria-pressed={amount?.minor === quick.minor}
              onClick={() => onAmountChange(formatAmount(quick), quick)}
            >
              {formatAmount(quick)}
            </button>
          ))}
          {extraChoice && <div className={styles['extra']}>{extraChoice}</div>}
        </div>
      )}
    </div>
  );
}
