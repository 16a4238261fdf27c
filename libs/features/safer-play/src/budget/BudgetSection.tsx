import { useGetWalletQuery } from '@wallet/api-client';
import { lazyWithPreload, useBackendTime, useMemberSetting } from '@wallet/app-shell';
import { answerRaise, changeBudget, isRaiseReady, type Budget, type SetBudget } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Button, keepExact, Notice, Skeleton, useToasts } from '@wallet/ui-kit';
import { Suspense } from 'react';
import { PlaySection } from '../parts/PlaySection.tsx';
import styles from '../parts/parts.module.scss';
import { budgetId, budgetSetting } from './budget-settings.ts';
import { BudgetUse, useBudgetText, useBudgetUsed } from './BudgetUse.tsx';

const form = lazyWithPreload(async () => (await import('./BudgetForm.tsx')).BudgetForm);

/** Sets, changes and removes the budget of the member. */
export function BudgetSection() {
  const { t } = useText('play');
  const { showToast } = useToasts();
  const { data: wallet } = useGetWalletQuery();
  const setting = useMemberSetting(budgetSetting);
  const now = useBackendTime();
  const currency = wallet?.currency;
  if (!currency) return null;
  // A budget in another currency says nothing of this wallet.
  const current = setting.value?.budget.currency === currency ? setting.value : null;

  const put = (next: SetBudget | null) => {
    if (next) setting.set(next);
    else setting.remove();
  };
  const choose = (next: Budget | null) => {
    const changed = changeBudget(current, next, now);
    put(changed);
    showToast('success', t(changed?.raise ? 'budget.noted' : 'budget.saved'));
  };

  return (
    <PlaySection id={budgetId} title={t('budget.title')} isOpen={current !== null}>
      <p>{t('budget.text')}</p>
      {current && <CurrentBudget set={current} now={now} onAnswer={(isWanted) => put(answerRaise(current, isWanted))} />}
      {setting.value === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <form.Component currency={currency} onSave={choose} />
        </Suspense>
      )}
      {current && (
        <Button variant="ghost" onClick={() => choose(null)}>
          {t('budget.remove')}
        </Button>
      )}
      <p className={styles.note}>{t('budget.rules')}</p>
    </PlaySection>
  );
}

interface CurrentBudgetProps {
  readonly set: SetBudget;
  readonly now: number;
  /** The member has said whether they still want the higher budget. */
  readonly onAnswer: (isWanted: boolean) => void;
}

function CurrentBudget({ set, now, onAnswer }: CurrentBudgetProps) {
  const { t } = useText('play');
  const { deviceTime } = useFormat();
  const budgetText = useBudgetText();
  const used = useBudgetUsed(set.budget);
  const { raise } = set;
  return (
    <>
      <BudgetUse budget={set.budget} used={used} />
      {raise && (
        <Notice variant="info">
          <div className={styles.section}>
            <p>{keepExact(raise.to ? t('budget.raiseTo', { budget: budgetText(raise.to) }) : t('budget.raiseToNone'))}</p>
            {isRaiseReady(set, now) ? (
              <Button variant="secondary" onClick={() => onAnswer(true)}>
                {t('budget.raise')}
              </Button>
            ) : (
              <p>{keepExact(t('budget.raiseFrom', { time: deviceTime(raise.askFrom) }))}</p>
            )}
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              {t('budget.keep')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
