import { Suspense, use } from 'react';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { ModalPartsContext } from './modal-parts.ts';

/** Renders what other features add to the open modal. If a part cannot be loaded, the modal works without it. */
export function ModalSlots() {
  return use(ModalPartsContext).slots.map(({ Component }, index) => (
    <ErrorBoundary key={index} resetKey="" fallback={() => null}>
      <Suspense fallback={null}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  ));
}
