import type { Money } from '@wallet/domain';
import { useFormat } from '@wallet/i18n/format';
import { hiddenFigures } from '@wallet/ui-kit';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

/** Writes an amount of the member in a sentence, or dots while amounts are hidden. What the member types, and limits of the operator, are never hidden. */
export function useMoneyWords(): (amount: Money | null) => string {
  const { money, currency } = useFormat();
  const { isHidden } = useHiddenAmounts();
  return (amount) => (isHidden && amount ? `${hiddenFigures} ${currency(amount.currency)}` : money(amount));
}
