import { expect, it } from 'vitest';
import { cutText } from './size-limits.ts';

const head = 'x'.repeat(99);

it.each(['', 'short', 'ก้', '😀', 'x'.repeat(100)])('does not change %j', (text) => expect(cutText(text, 100)).toBe(text));

it.each([
  ['letters', 'ab', 'a'],
  ['a letter with combining marks', 'ก้ข', ''],
  ['a Thai syllable', 'กำข', ''],
  ['a surrogate pair', '😀b', ''],
  ['one of several surrogate pairs', 'x😀😀', 'x'],
  ['a joined emoji', '👩\u200d👩', ''],
])('does not split %s', (_name, tail, expected) => expect(cutText(`${head}${tail}`, 100)).toBe(`${head}${expected}`));

it('returns an empty text for the length 0', () => expect(cutText('\u0301a', 0)).toBe(''));

it('cuts a text of combining marks only', () => {
  const { length } = cutText('\u0301'.repeat(1000), 100);
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThanOrEqual(100);
});
