import { describe, expect, it } from 'vitest';
import { checkQrAmount, exceededLimit, offersQr, qrTerms } from './qr-terms.ts';
import { moneyOf } from '../money/money.ts';
import { transferAmounts } from '../transfer/transfer.ts';

const plain = { qrMinimum: null, qrFirstQuickAmount: null };

const unitsOf = (bankCode: string, overrides = plain) => {
  const { minimum, quickAmounts } = qrTerms(bankCode, 'BAHT', overrides);
  return [minimum.minor / 100, quickAmounts.map(({ minor }) => minor / 100)];
};

describe('qrTerms', () => {
  it.each<[string, number, number[]]>([
    ['KBANK', 1, [10, 20, 50, 100, 500, 1000]],
    ['WW', 100, [100, 200, 300, 500, 1000]],
    ['PAYONEX', 100, [100, 200, 300, 500, 1000]],
    ['FP', 10, [10, 50, 100, 500, 1000]],
    ['fp', 10, [10, 50, 100, 500, 1000]],
    ['SCB', 1, transferAmounts('BAHT').map(({ minor }) => minor / 100)],
  ])('for %s have the minimum %d and the quick amounts %j', (bankCode, minimum, quick) =>
    expect(unitsOf(bankCode)).toEqual([minimum, quick]),
  );

  it.each<[string, string, typeof plain | { qrMinimum: number | null; qrFirstQuickAmount: number | null }, number, number[]]>([
    ['drop quick amounts below a higher minimum', 'FP', { qrMinimum: 60, qrFirstQuickAmount: null }, 60, [100, 500, 1000]],
    ['have a lower minimum', 'WW', { qrMinimum: 20, qrFirstQuickAmount: null }, 20, [100, 200, 300, 500, 1000]],
    ['have another first quick amount', 'WW', { qrMinimum: 20, qrFirstQuickAmount: 20 }, 20, [20, 200, 300, 500, 1000]],
    ['move an existing quick amount to the front', 'WW', { qrMinimum: null, qrFirstQuickAmount: 300 }, 100, [300, 200, 500, 1000]],
    ['drop a first quick amount below the minimum', 'PAYONEX', { qrMinimum: null, qrFirstQuickAmount: 50 }, 100, [200, 300, 500, 1000]],
    [
      'ignore the overrides for a bank that is not a gateway',
      'KBANK',
      { qrMinimum: 60, qrFirstQuickAmount: 70 },
      1,
      [10, 20, 50, 100, 500, 1000],
    ],
  ])('%s', (_name, bankCode, overrides, minimum, quick) => {
    const terms = qrTerms(bankCode, 'BAHT', overrides);
    expect([terms.minimum.minor, terms.quickAmounts.map(({ minor }) => minor / 100)]).toEqual([minimum * 100, quick]);
  });

  it.each(['KBANK', 'WW', 'SCB'])("have the operator's quick amounts for %s, from the minimum on", (bankCode) => {
    const { minimum, quickAmounts } = qrTerms(bankCode, 'BAHT', plain, { BAHT: [50, 400, 800] });
    expect(quickAmounts).toEqual([50, 400, 800].map((units) => moneyOf(units * 100, 'BAHT')).filter(({ minor }) => minor >= minimum.minor));
    expect(qrTerms(bankCode, 'BAHT', plain, { LAK: [50_000] })).toEqual(qrTerms(bankCode, 'BAHT', plain));
  });

  it('are in the currency of the deposit account', () => {
    const { minimum, quickAmounts } = qrTerms('FP', 'LAK', plain);
    expect([minimum, quickAmounts[0]]).toEqual([moneyOf(1_000, 'LAK'), moneyOf(1_000, 'LAK')]);
  });
});

describe('checkQrAmount', () => {
  const { minimum } = qrTerms('WW', 'BAHT', plain);

  it.each([
    ['refuses a missing amount', null, 'AMOUNT_MISSING'],
    ['refuses 0', moneyOf(0, 'BAHT'), 'BELOW_MINIMUM'],
    ['refuses a satang less than the minimum', moneyOf(9_999, 'BAHT'), 'BELOW_MINIMUM'],
    ['accepts the minimum', moneyOf(10_000, 'BAHT'), null],
    ['accepts more than the minimum', moneyOf(10_001, 'BAHT'), null],
  ])('%s', (_name, amount, code) => {
    const check = checkQrAmount(amount, { minimum });
    expect(check.ok ? null : check.refusal.code).toBe(code);
  });

  it('returns the minimum with the refusal', () => {
    expect(checkQrAmount(moneyOf(1, 'BAHT'), { minimum })).toEqual({
      ok: false,
      refusal: { code: 'BELOW_MINIMUM', minimum: moneyOf(10_000, 'BAHT') },
    });
  });
});

it.each([
  ['KBANK', '', true],
  ['kbank', 'BANK', true],
  ['WW', 'PAYMENT', true],
  ['FP', '', true],
  ['NEWPAY', 'PAYMENT', true],
  ['SCB', '', false],
  ['BCEL', 'BANK', false],
])('offersQr for %s of type %j returns %s', (bankCode, bankType, offered) => expect(offersQr(bankCode, bankType)).toBe(offered));

it.each([
  ['nothing without limits', 60_000, undefined, undefined],
  ['nothing at the limit', 50_000, { perCode: 50_000, perDay: 200_000 }, undefined],
  ['what a code may be', 50_001, { perCode: 50_000, perDay: 200_000 }, ['perCode', 50_000]],
  ['what a day may be', 200_001, { perDay: 200_000 }, ['perDay', 200_000]],
  ['the code before the day', 200_001, { perCode: 50_000, perDay: 200_000 }, ['perCode', 50_000]],
])('a bank app allows %s', (_what, units, limits, expected) => {
  const exceeded = exceededLimit(moneyOf(units * 100, 'BAHT'), limits);
  expect(exceeded ? [exceeded.per, exceeded.limit.minor / 100] : undefined).toEqual(expected);
  expect(exceededLimit(null, limits)).toBeNull();
});
