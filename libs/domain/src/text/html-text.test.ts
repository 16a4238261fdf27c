import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasContent, stripTags } from './html-text.ts';

describe('stripTags', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['<p>a</p><br>b', '-a--b'],
    ['1 < 2', '1 < 2'],
    ['a <b', 'a <b'],
    ['<<p>>', '->'],
  ])('changes %j to %j', (html, stripped) => expect(stripTags(html, '-')).toBe(stripped));

  it('removes every tag and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', 'a', '/', ' ') }), (html) => {
        expect(stripTags(html, '')).toBe(html.replace(/<[^>]*>/g, ''));
      }),
    );
  });
});

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
