import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { bankOfNumber } from './bank-of-number.ts';

const known = [
  ['002', 'BBL'],
  ['004', 'KBANK'],
  ['006', 'KTB'],
  ['011', 'TTB'],
  ['014', 'SCB'],
  ['022', 'CIMB'],
  ['024', 'UOB'],
  ['025', 'BAY'],
  ['030', 'GSB'],
  ['033', 'GHB'],
  ['034', 'BAAC'],
  ['067', 'TISCO'],
  ['069', 'KKP'],
  ['073', 'LHB'],
] as const;

describe('bankOfNumber', () => {
  it.each(known)('knows %s as %s', (number, code) => expect(bankOfNumber(number)).toBe(code));

  it.each(['', '14', '0014', ' 014', 'SCB', 'toString', '__proto__'])('names no bank for %j', (number) =>
    expect(bankOfNumber(number)).toBeNull(),
  );

  it('names no bank for any other number', () => {
    fc.assert(
      fc.property(fc.string(), (number) => {
        fc.pre(!known.some(([of]) => of === number));
        expect(bankOfNumber(number)).toBeNull();
      }),
    );
  });
});
