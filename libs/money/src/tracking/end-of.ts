import type { SentAction } from '@wallet/api-client/reconcile';

/** The change that ends a tracked transaction. */
export function endOf({ expected, ...known }: SentAction): SentAction {
  if (expected.kind === 'slip') return { ...known, expected: { kind: 'slip-credited' } };
  if (expected.kind === 'withdrawal') return { ...known, expected: { kind: 'withdrawal-paid', amount: expected.amount } };
  return { ...known, expected };
}
