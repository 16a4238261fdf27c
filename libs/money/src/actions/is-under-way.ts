import type { MoneyActionState } from './money-actions-slice.ts';

/** Whether the action is running or its outcome is being checked. */
export function isInProgress({ phase }: MoneyActionState): boolean {
  return phase === 'running' || phase === 'checking';
}

/** Whether nothing can be sent: the action is in progress, or its outcome is unknown. The form is locked then. */
export function isUnderWay(state: MoneyActionState): boolean {
  return isInProgress(state) || state.phase === 'unknown';
}
