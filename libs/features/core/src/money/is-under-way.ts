import type { MoneyActionState } from './money-actions.ts';

/** Nothing more can be sent now: the action is under way, or nobody knows yet what it came to. Locks its form. */
export function isUnderWay({ phase }: MoneyActionState): boolean {
  return phase === 'running' || phase === 'checking' || phase === 'unknown';
}
