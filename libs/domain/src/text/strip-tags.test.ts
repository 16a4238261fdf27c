import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { stripTags } from './strip-tags.ts';

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
