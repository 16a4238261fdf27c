import { Suspense, use } from 'react';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { ModalPartsContext, OutcomeContext } from './modal-parts.ts';

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
