import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { canEditAccountName, isEnglishName, joinAccountName, needsEnglishName } from './bank-account-name.ts';

describe('needsEnglishName', () => {
  it.each([
    ['KTB', true],
    ['TMB', true],
    ['BBL', true],
    ['ktb', true],
    ['KBANK', false],
    ['BCEL', false],
    ['', false],
  ])('for %j returns %s', (bankCode, needed) => expect(needsEnglishName(bankCode)).toBe(needed));
});

describe('isEnglishName', () => {
  it.each([
    ['SOMCHAI JAIDEE', true],
    ['somchai', true],
    ['สมชาย ใจดี', false],
    ['SOMCHAI ใจดี', false],
    ['SOMCHAI 2', false],
    ["O'NEILL", false],
    ['JOSÉ', false],
    ['   ', false],
    ['', false],
  ])('for %j returns %s', (name, isEnglish) => expect(isEnglishName(name)).toBe(isEnglish));
});

describe('joinAccountName', () => {
  it.each([
    ['Somchai', 'Jaidee', 'SOMCHAI JAIDEE'],
    ['  somchai ', ' jaidee  ', 'SOMCHAI JAIDEE'],
    ['สมชาย', 'ใจดี', 'สมชาย ใจดี'],
    ['SOMCHAI\u200b', '\u202aＪＡＩＤＥＥ\u202c', 'SOMCHAI JAIDEE'],
    ['ณ\u00a0อยุธยา', 'คำน้ำ', 'ณ อยุธยา คำน้ำ'],
    ['somchai', '', 'SOMCHAI'],
    ['', ' jaidee', 'JAIDEE'],
    [' ', '', ''],
  ])('joins %j and %j to %j', (first, last, joined) => expect(joinAccountName(first, last)).toBe(joined));

  it('returns an English name in capitals, without spaces at its ends, for English parts', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ '), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (first, last) => {
        const joined = joinAccountName(first, last);
        expect(joined).toBe(joined.trim().toUpperCase());
        expect(isEnglishName(joined)).toBe(joined !== '');
      }),
    );
  });
});

describe('canEditAccountName', () => {
  it.each([
    ['KTB', 'สมชาย ใจดี', true],
    ['tmb', 'SOMCHAI ใจดี', true],
    ['BBL', '', true],
    ['BBL', 'SOMCHAI JAIDEE', false],
    ['KBANK', 'สมชาย ใจดี', false],
  ])('for bank %s and name %j returns %s', (bankCode, name, can) => expect(canEditAccountName(bankCode, name)).toBe(can));

  it('returns false for every English name', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ'), minLength: 1 });
    fc.assert(
      fc.property(word, fc.constantFrom('KTB', 'TMB', 'BBL', 'SCB'), (name, bank) => {
        expect(canEditAccountName(bank, name)).toBe(false);
      }),
    );
  });
});
