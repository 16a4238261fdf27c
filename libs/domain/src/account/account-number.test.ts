import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { groupAccountNumber, maskAccountNumber } from './account-number.ts';

const numbers = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 });

describe('groupAccountNumber', () => {
  it.each([
    ['1234567890', '123-456-7890'],
    ['0000000001', '000-000-0001'],
    ['123456789', '123456789'],
    ['12345678901', '12345678901'],
    ['123456789012', '123456789012'],
    ['', ''],
    // Ten characters, whatever they are: an operator may hide some of them.
    ['xxxxxx7890', 'xxx-xxx-7890'],
  ])('%j: %j', (number, grouped) => expect(groupAccountNumber(number)).toBe(grouped));

  it('adds two dashes to ten characters and leaves every other number alone', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const grouped = groupAccountNumber(number);
        expect(grouped.replaceAll('-', '')).toBe(number);
        expect(grouped.length - number.length).toBe(number.length === 10 ? 2 : 0);
      }),
    );
  });
});

describe('maskAccountNumber', () => {
  it.each([
    ['1234567890', '••••••7890'],
    ['12345', '•2345'],
    ['1234', '••••'],
    ['7', '•'],
    ['', ''],
  ])('%j: %j', (number, masked) => expect(maskAccountNumber(number)).toBe(masked));

  it('can be grouped like the number itself', () => {
    expect(groupAccountNumber(maskAccountNumber('1234567890'))).toBe('•••-•••-7890');
  });

  it('keeps the length and never shows more than the last four', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const masked = maskAccountNumber(number);
        expect(masked).toHaveLength(number.length);
        const shown = masked.replaceAll('•', '');
        expect(shown).toBe(number.length > 4 ? number.slice(-4) : '');
      }),
    );
  });
});
