import type { Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { AmountText } from '@wallet/ui-kit';

interface MoneyTextProps {
  /** Null if it is not known. */
  readonly amount: Money | null;
  readonly size: 'display' | 'large' | 'body';
  /** The amount may be outdated. */
  readonly isStale?: boolean;
  /** Spoken instead of the amount if the member hides amounts. */
  readonly hiddenLabel?: string | undefined;
}

/** An amount of money with its currency, in the page's language. */
export function MoneyText({ amount, ...look }: MoneyTextProps) {
  const { t } = useText('common');
  const format = useFormat();
  return (
    <AmountText
      {...look}
      figures={format.amount(amount)}
      currency={amount ? format.currency(amount.currency) : ''}
      unknownLabel={t('amount.unknown')}
    />
  );
}
