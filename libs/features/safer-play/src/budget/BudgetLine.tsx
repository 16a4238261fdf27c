import { budgetLeft, moneyOf, type Budget } from '@wallet/domain';
import { joinSentences, useText } from '@wallet/i18n';
import { useMoneyWords } from '@wallet/money';
import { keepExact } from '@wallet/ui-kit';
import styles from '../parts/parts.module.scss';
import { useBudgetText } from './use-budget-text.ts';

interface BudgetLineProps {
  readonly budget: Budget;
  /** In hundredths. Undefined while it is read, null if it cannot be read. */
  readonly used: number | null | undefined;
}

/** A budget in one sentence, and how much of it is used and left. */
export function BudgetLine({ budget, used }: BudgetLineProps) {
  const { t } = useText('play');
  const budgetText = useBudgetText();
  const words = useMoneyWords();
  const shown = budgetText(budget);
  const figures = (minor: number) => words(moneyOf(minor, budget.currency));
  const text =
    typeof used === 'number'
      ? t('budget.line', { budget: shown, used: figures(used), left: figures(budgetLeft(budget, used)) })
      : joinSentences(t('budget.set', { budget: shown }), used === null ? t('budget.usedUnknown') : '');
  return <p className={styles.line}>{keepExact(text)}</p>;
}
