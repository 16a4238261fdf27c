import { describe, expect, it } from 'vitest';
import { areDifferentBanks, bankOfNumber, thaiBankNumbers } from './bank-of-number.ts';

describe('bankOfNumber', () => {
  it.each([
    ['014', 'SCB'],
    ['002', 'BBL'],
    // Several codes: the first one in the table.
    ['011', 'TTB'],
    ['022', 'CIMB'],
    ['024', 'UOB'],
    ['070', 'ICBC'],
    ['073', 'LHB'],
    ['098', 'SMEB'],
  ])('knows %s as %s', (number, code) => expect(bankOfNumber(number)).toBe(code));

  it('has a number of three digits for each code', () => {
    for (const number of Object.values(thaiBankNumbers)) expect(number).toMatch(/^\d{3}$/);
  });

  it.each(['', '14', '0014', ' 014', 'SCB', 'toString', '__proto__'])('names no bank for %j', (number) =>
    expect(bankOfNumber(number)).toBeNull(),
  );
});

it.each([
  ['SCB', 'KBANK', true],
  ['scb', 'KBANK', true],
  ['TRUEWALLET', 'SCB', true],
  ['BCEL', 'LDB', true],
  ['SCB', 'SCB', false],
  ['TTB', 'TMB', false],
  ['CIMB', 'CIMBT', false],
  ['SCB', 'a bank of tomorrow', false],
  ['a bank of tomorrow', 'SCB', false],
  ['SCB', 'toString', false],
  ['', '', false],
])('areDifferentBanks for %j and %j is %s', (one, other, areDifferent) => expect(areDifferentBanks(one, other)).toBe(areDifferent));
