import { moneyOf, type Budget } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useMoneyWords } from '@wallet/money';

/** Writes a budget in a sentence. */
export function useBudgetText(): (budget: Budget) => string {
  const { t } = useText('play');
  const words = useMoneyWords();
  return ({ minor, currency, period }) => t(`budget.in.${period}`, { amount: words(moneyOf(minor, currency)) });
}
