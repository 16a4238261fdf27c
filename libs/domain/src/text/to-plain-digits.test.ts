import { describe, expect, it } from 'vitest';
import { toPlainDigits } from './to-plain-digits.ts';

describe('toPlainDigits', () => {
  it.each([
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['໐໑໒໓໔໕໖໗໘໙', '0123456789'],
    ['08๑-2๓4', '081-234'],
    ['ก 1', 'ก 1'],
    ['', ''],
  ])('reads %s as %s', (text, plain) => expect(toPlainDigits(text)).toBe(plain));
});
