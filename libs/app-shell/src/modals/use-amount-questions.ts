import type { Money } from '@wallet/domain';
import { use, useCallback, useEffect, useEffectEvent } from 'react';
import { ModalPartsContext, type AmountQuestion } from './modal-parts.ts';

/** Returns what asks the questions of other features before the modal uses an amount. Resolves to whether the member wants to go on. */
export function useAmountQuestions(): AmountQuestion {
  const { questions } = use(ModalPartsContext);
  return useCallback(
    async (amount) => {
      for (const ask of questions) if (!(await ask(amount))) return false;
      return true;
    },
    [questions],
  );
}

/** Lets a slot of the modal ask before an amount is used. */
export function useAmountQuestion(question: AmountQuestion): void {
  const { questions } = use(ModalPartsContext);
  const ask = useEffectEvent((amount: Money) => question(amount));
  useEffect(() => {
    const asked: AmountQuestion = (amount) => ask(amount);
    questions.add(asked);
    return () => {
      questions.delete(asked);
    };
  }, [questions]);
}
