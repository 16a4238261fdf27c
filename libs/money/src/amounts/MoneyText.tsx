import type { Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { AmountText } from '@wallet/ui-kit';
import { useHiddenLabel } from './use-hidden-amounts.ts';

interface MoneyTextProps {
  /** Null if it is not known. */
  readonly amount: Money | null;
  readonly size: 'display' | 'large' | 'body';
  /** The amount may be outdated. */
  readonly isStale?: boolean;
  /** The member has just typed it, or has to pay it: it is shown although amounts are hidden. */
  readonly isAlwaysShown?: boolean;
}

/** An amount of money with its currency, in the page's language, unless the member hides amounts. */
export function MoneyText({ amount, isAlwaysShown = false, ...look }: MoneyTextProps) {
  const { t } = useText('common');
  const format = useFormat();
  const hiddenLabel = useHiddenLabel();
  return (
    <AmountText
      {...look}
      figures={format.amount(amount)}
      currency={amount ? format.currency(amount.currency) : ''}
      unknownLabel={t('amount.unknown')}
      hiddenLabel={isAlwaysShown ? undefined : hiddenLabel}
    />
  );
}
