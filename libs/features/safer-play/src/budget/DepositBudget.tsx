import { useGetWalletQuery } from '@wallet/api-client';
import { useAmountQuestion, useApp, useAvailability, useIsOutcome, useMemberSetting, useModal } from '@wallet/app-shell';
import { moneyOf, passesBudget, type Budget, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useLastActs, useMoneyWords } from '@wallet/money';
import { Button, Dialog, keepExact } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { BudgetOffer, BudgetOfferCheck } from './BudgetOffer.tsx';
import { budgetSetting } from './budget-settings.ts';
import { BudgetLine, useBudgetText, useBudgetUsed } from './BudgetUse.tsx';

/** What a member's budget says while they deposit. Members without one are offered one once they have deposited. */
export function DepositBudget() {
  return useIsOutcome() ? <BudgetOffer /> : <BudgetBesideForm />;
}

function BudgetBesideForm() {
  const { playTool: has } = useAvailability();
  const { loadTexts } = useApp();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    // Without its texts there is nothing to show, and the deposit goes on.
    loadTexts(['play']).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, [loadTexts]);
  return has('budget') && hasTexts ? <BudgetOfMember /> : null;
}

function BudgetOfMember() {
  const { data: wallet } = useGetWalletQuery();
  const { value: set } = useMemberSetting(budgetSetting);
  if (!wallet?.currency || set === undefined) return null;
  return set?.budget.currency === wallet.currency ? <AskingBudget budget={set.budget} /> : <BudgetOfferCheck currency={wallet.currency} />;
}

interface Question {
  /** Null if it is not known. */
  readonly amount: Money | null;
  readonly answer: (goesOn: boolean) => void;
}

/** Shows a budget, and asks once it is passed: when the dialog opens, or before a known amount passes it. */
function AskingBudget({ budget }: { readonly budget: Budget }) {
  const { t } = useText('play');
  const { t: common } = useText('common');
  const { close } = useModal();
  const words = useMoneyWords();
  const budgetText = useBudgetText();
  const { rest } = useLastActs();
  const used = useBudgetUsed(budget);
  const [question, setQuestion] = useState<Question | null>(null);
  const [goesOn, setGoesOn] = useState(false);
  const isUsedUp = typeof used === 'number' && passesBudget(budget, used, null);

  const ask = (amount: Money | null) => {
    rest();
    return new Promise<boolean>((resolve) => {
      setQuestion({
        amount,
        answer: (isYes) => {
          setQuestion(null);
          if (isYes) setGoesOn(true);
          resolve(isYes);
        },
      });
    });
  };
  useAmountQuestion((amount) => {
    if (goesOn || typeof used !== 'number' || !passesBudget(budget, used, amount.minor)) return Promise.resolve(true);
    return ask(amount);
  });
  const askAtOnce = useEffectEvent(async () => {
    rest();
    // What they have begun to type, they are asked about before it is used.
    if (document.activeElement?.matches('input, textarea')) return;
    if (!(await ask(null))) close();
  });
  useEffect(() => {
    if (isUsedUp) void askAtOnce();
  }, [isUsedUp]);

  return (
    <>
      <BudgetLine budget={budget} used={used} />
      {question &&
        typeof used === 'number' &&
        createPortal(
          <Dialog
            size="small"
            title={t(question.amount ? 'budget.passes' : 'budget.isUsedUp')}
            closeLabel={common('close')}
            onClose={() => question.answer(false)}
            // Both weigh the same: the member decides.
            actions={
              <>
                <Button variant="secondary" onClick={() => question.answer(false)}>
                  {t('budget.back')}
                </Button>
                <Button variant="secondary" onClick={() => question.answer(true)}>
                  {t('budget.goOn')}
                </Button>
              </>
            }
          >
            {keepExact(t('budget.ask', { budget: budgetText(budget), used: words(moneyOf(used, budget.currency)) }))}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
