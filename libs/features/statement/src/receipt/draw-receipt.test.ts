import { expect, it } from 'vitest';
import { wrapLines } from './draw-receipt.ts';

it.each([
  ['short', ['short']],
  ['two words here', ['two words', 'here']],
  ['รายการเดินบัญชีของฉัน', ['รายการเดิน', 'บัญชีของ', 'ฉัน']],
  ['abcdefghijklmnop', ['abcdefghij', 'klmnop']],
  ['', []],
])('breaks %j into lines that fit', (text, lines) => {
  expect(wrapLines(text, 10, (part) => [...part].length, 'th')).toEqual(lines);
});
