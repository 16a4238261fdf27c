import { moneyOf, budgetFrom, budgetLeft, type Budget } from '@wallet/domain';
import { useText, joinSentences } from '@wallet/i18n';
import { useMoneyWords, MoneyText } from '@wallet/money';
import { useBackendTime } from '@wallet/app-shell';
import { useStatementSince } from '../parts/use-statement-since.ts';
import { Facts, keepExact, Skeleton } from '@wallet/ui-kit';
import styles from '../parts/parts.module.scss';

/** Writes a budget in a sentence. */
export function useBudgetText(): (budget: Budget) => string {
  const { t } = useText('play');
  const words = useMoneyWords();
  return ({ minor, currency, period }) => t(`budget.in.${period}`, { amount: words(moneyOf(minor, currency)) });
}

/** How much of a budget is used, in hundredths, with deposits in progress. Undefined while it is read, null if it cannot be read. */
export function useBudgetUsed({ period, currency }: Budget): number | null | undefined {
  const sum = useStatementSince(budgetFrom(period, useBackendTime()), currency);
  return sum && sum.deposits.minor + sum.inProgress.deposits.minor;
}

interface BudgetUseProps {
  readonly budget: Budget;
  /** In hundredths. Undefined while it is read, null if it cannot be read. */
  readonly used: number | null | undefined;
}

/** A budget, and how much of it is used and left. */
export function BudgetUse({ budget, used }: BudgetUseProps) {
  const { t } = useText('play');
  const budgetText = useBudgetText();
  const { currency } = budget;
  return (
    <div className={styles.section}>
      <p>{keepExact(t('budget.set', { budget: budgetText(budget) }))}</p>
      {used === undefined && <Skeleton shape="row" />}
      {used === null && <p className={styles.note}>{t('budget.usedUnknown')}</p>}
      {typeof used === 'number' && (
        <Facts
          facts={[
            { label: t('budget.used'), value: <MoneyText amount={moneyOf(used, currency)} size="body" /> },
            { label: t('budget.left'), value: <MoneyText amount={moneyOf(budgetLeft(budget, used), currency)} size="body" /> },
          ]}
        />
      )}
    </div>
  );
}

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
