import { expect, it } from 'vitest';
import { isLine } from './is-line.ts';

it.each(['โชคดี', 'ກະເປົາ\u200bເງິນ', 'a', '๑', '😀', 'ก'.repeat(12)])('%j can be shown', (text) => expect(isLine(text, 12)).toBe(true));

it.each(['', ' ', '\u200b', '\u0e31', 'a\nb', 'a\tb', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\ud800', 'a\ufffdb', 'a\0', 'ก'.repeat(13)])(
  '%j cannot',
  (text) => expect(isLine(text, 12)).toBe(false),
);
