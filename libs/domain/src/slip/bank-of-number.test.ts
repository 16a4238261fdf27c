import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { areDifferentBanks, bankOfNumber, thaiBankNumbers } from './bank-of-number.ts';

const known = [
  ['002', 'BBL'],
  ['004', 'KBANK'],
  ['006', 'KTB'],
  ['011', 'TTB'],
  ['014', 'SCB'],
  ['017', 'CITI'],
  ['018', 'SMBC'],
  ['020', 'SCBT'],
  ['022', 'CIMB'],
  ['024', 'UOB'],
  ['025', 'BAY'],
  ['030', 'GSB'],
  ['031', 'HSBC'],
  ['032', 'DB'],
  ['033', 'GHB'],
  ['034', 'BAAC'],
  ['035', 'EXIM'],
  ['039', 'MHCB'],
  ['045', 'BNPP'],
  ['052', 'BOC'],
  ['065', 'TBANK'],
  ['066', 'ISBT'],
  ['067', 'TISCO'],
  ['069', 'KKP'],
  ['070', 'ICBC'],
  ['071', 'TCRB'],
  ['073', 'LHB'],
  ['098', 'SMEB'],
] as const;

describe('bankOfNumber', () => {
  it.each(known)('knows %s as %s', (number, code) => expect(bankOfNumber(number)).toBe(code));

  it.each(['', '14', '0014', ' 014', 'SCB', 'toString', '__proto__'])('names no bank for %j', (number) =>
    expect(bankOfNumber(number)).toBeNull(),
  );
});

describe('areDifferentBanks', () => {
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
  ])('for %j and %j is %s', (one, other, areDifferent) => expect(areDifferentBanks(one, other)).toBe(areDifferent));

  it('tells each bank from every other, whatever the order', () => {
    const code = fc.constantFrom(...Object.keys(thaiBankNumbers));
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(areDifferentBanks(one, other)).toBe(thaiBankNumbers[one] !== thaiBankNumbers[other]);
        expect(areDifferentBanks(other, one)).toBe(areDifferentBanks(one, other));
      }),
    );
  });
});
