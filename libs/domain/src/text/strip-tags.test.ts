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
  ])('%j: %j', (html, words) => expect(stripTags(html, '-')).toBe(words));

  it('leaves no tag', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', 'a', '/', ' ') }), (html) => {
        expect(stripTags(html, '')).toBe(html.replace(/<[^>]*>/g, ''));
      }),
    );
  });
});
