import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { onlyNumber } from './only-number.ts';

const notation = /\d(?:[ -]*\d)*/g;

describe('onlyNumber', () => {
  it.each([
    ['12', '12'],
    ['- 123-4 56789-0 .', '123-4 56789-0'],
    ['เลขที่บัญชี 123-4-56789-0', '123-4-56789-0'],
    ['เลขที่บัญชี1234567890', '1234567890'],
    ['SCB (1234567890), สมชาย', '1234567890'],
    ['Exim: 12345678', '12345678'],
  ])('finds in %j the number %j', (text, number) => expect(onlyNumber(text, notation)).toBe(number));

  it.each([
    '',
    'เลขที่บัญชี',
    '1234567890.00',
    '1,234,567',
    '12345678 / 87654321',
    'ลงท้ายด้วย 7890',
    'xxx-x-x1234-x',
    'xxxx 12345678',
    '******12345678',
    '12345678xxxx',
    'AB12345678',
    'agent-12345678',
    '12345678E9',
    '12345678¹',
  ])('finds none in %j', (text) => expect(onlyNumber(text, notation)).toBeNull());

  it('finds every number of at least eight digits between words', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 20 });
    const words = fc.constantFrom('', 'บัญชี ', 'ເລກບັນຊີ', 'Account: ', '(', ' (KBANK)', ' สมชาย');
    fc.assert(
      fc.property(words, digits, words, (before, number, after) => {
        fc.pre(!/\w$/.test(before) && !/^\w/.test(after));
        expect(onlyNumber(`${before}${number}${after}`, notation)).toBe(number);
      }),
    );
  });
});
