import type { Money } from '@wallet/domain';
import { createContext } from 'react';
import type { LazyPart } from '../router/lazy-with-preload.tsx';

/** Asks the member whether they still want to go on with an amount. Resolves to whether they do. */
export type AmountQuestion = (amount: Money) => Promise<boolean>;

/** What other features add to the open modal. */
export interface ModalParts {
  readonly slots: readonly LazyPart[];
  /** Asked before an amount is used. The slots add theirs. */
  readonly questions: Set<AmountQuestion>;
}

/** Whether a slot stands in the outcome of the modal's action instead of beside its forms. */
export const OutcomeContext = createContext(false);

export const ModalPartsContext = createContext<ModalParts>({ slots: [], questions: new Set() });
