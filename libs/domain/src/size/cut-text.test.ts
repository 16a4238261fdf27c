import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const head = 'x'.repeat(99);

describe('cutText', () => {
  it.each(['', 'short', 'ก้', '😀', 'x'.repeat(100)])('leaves %j as it is', (text) => expect(cutText(text, 100)).toBe(text));

  it.each([
    ['letters', 'ab', 'a'],
    ['a letter with marks', 'ก้ข', ''],
    ['a Thai syllable', 'กำข', ''],
    ['a pair', '😀b', ''],
    ['one of many pairs', 'x😀😀', 'x'],
    ['joined signs', '👩\u200d👩', ''],
  ])('keeps %s whole, or leaves it out', (_name, tail, stored) => expect(cutText(`${head}${tail}`, 100)).toBe(`${head}${stored}`));

  it('cuts all of it', () => expect(cutText('\u0301a', 0)).toBe(''));

  it('cuts what is nothing but marks, too', () => {
    const { length } = cutText('\u0301'.repeat(1000), 100);
    expect(length).toBeGreaterThan(50);
    expect(length).toBeLessThanOrEqual(100);
  });
});
