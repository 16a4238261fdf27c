import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toPlainDigits } from './to-plain-digits.ts';

describe('toPlainDigits', () => {
  it.each([
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['໐໑໒໓໔໕໖໗໘໙', '0123456789'],
    ['08๑-2๓4', '081-234'],
    ['ก 1', 'ก 1'],
    ['', ''],
  ])('reads %s as %s', (text, plain) => expect(toPlainDigits(text)).toBe(plain));

  it('changes only digits and keeps the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'019๐๙໐໙ กກa-.') }), (text) => {
        const plain = toPlainDigits(text);
        expect(plain).toHaveLength(text.length);
        expect(plain).not.toMatch(/[๐-๙໐-໙]/);
        expect(plain.replace(/\d/g, '')).toBe(text.replace(/[\d๐-๙໐-໙]/g, ''));
      }),
    );
  });
});
