import { expect, it } from 'vitest';
import { formatAmount } from '../money/format-amount.ts';
import { compareMoney } from '../money/money.ts';
import { minTransfer } from './min-transfer.ts';
import { transferAmounts } from './transfer-amounts.ts';

it.each([
  ['BAHT', '50.00'],
  ['LAK', '50,000.00'],
] as const)('amounts in %s rise from %s, and each can be transferred', (currency, first) => {
  const amounts = transferAmounts(currency);
  expect(amounts[0] && formatAmount(amounts[0])).toBe(first);
  expect(amounts.toSorted(compareMoney)).toEqual(amounts);
  for (const amount of amounts) expect(compareMoney(amount, minTransfer(currency))).toBeGreaterThanOrEqual(0);
});

it("are the operator's for the currency that the operator has set", () => {
  const own = { LAK: [20_000, 70_000] };
  expect(transferAmounts('LAK', own).map(formatAmount)).toEqual(['20,000.00', '70,000.00']);
  expect(transferAmounts('BAHT', own)).toEqual(transferAmounts('BAHT'));
});
