import { describe, expect, it } from 'vitest';
import { hasContent } from './has-content.ts';

describe('hasContent', () => {
  it.each([
    ['', false],
    [' \n\u00a0\u200b', false],
    ['<p></p><br/>', false],
    ['<p>&nbsp;</p>', false],
    ['<p>18+</p>', true],
    ['0', true],
    ['<IMG src="/rules.png">', true],
  ])('for %j returns %s', (html, expected) => {
    expect(hasContent(html)).toBe(expected);
  });
});
