import { budgetLeft, moneyOf, type Budget } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { Facts, keepExact, Skeleton } from '@wallet/ui-kit';
import styles from '../parts/parts.module.scss';
import { useBudgetText } from './use-budget-text.ts';

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
