import type { Money } from '@wallet/domain';
import { createContext, Suspense, use, useCallback, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { LazyPart } from '../router/lazy-with-preload.tsx';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';

/** Asks the member whether they still want to go on with an amount. Resolves to whether they do. */
export type AmountQuestion = (amount: Money) => Promise<boolean>;

/** What the open modal has around it. */
export interface ModalParts {
  /** What other features add. */
  readonly slots: readonly LazyPart[];
  /** Asked before an amount is used. The slots add theirs. */
  readonly questions: Set<AmountQuestion>;
  readonly loading: ReactNode;
}

/** Whether a slot stands in the outcome of the modal's action instead of beside its forms. */
const OutcomeContext = createContext(false);

export const ModalPartsContext = createContext<ModalParts>({ slots: [], questions: new Set(), loading: null });

/** The placeholder of the open modal, for its code and for its data: nothing changes when the code has loaded. */
export const ModalLoading = (): ReactNode => use(ModalPartsContext).loading;

interface ModalSlotsProps {
  /** They stand in the outcome of the modal's action. The forms stay behind it. */
  readonly isOutcome?: boolean;
}

/** Renders what other features add to the open modal. If a part cannot be loaded, the modal works without it. */
export function ModalSlots({ isOutcome = false }: ModalSlotsProps) {
  const parts = use(ModalPartsContext).slots.map(({ Component }, index) => (
    <ErrorBoundary key={index} resetKey="" fallback={() => null}>
      <Suspense fallback={null}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  ));
  return <OutcomeContext value={isOutcome}>{parts}</OutcomeContext>;
}

/** Whether the slot stands in the outcome of the modal's action. */
export const useIsOutcome = (): boolean => use(OutcomeContext);

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
