import type { MoneyActionState } from './money-actions-slice.ts';

/** Something is being done about the action: it is on its way, or its outcome is being read. */
export function isInProgress({ phase }: MoneyActionState): boolean {
  return phase === 'running' || phase === 'checking';
}

/** Nothing more can be sent now: the action is in progress, or nobody knows yet what it came to. Locks its form. */
export function isUnderWay(state: MoneyActionState): boolean {
  return isInProgress(state) || state.phase === 'unknown';
}
