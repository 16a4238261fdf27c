import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const links = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text);

describe('splitLinks', () => {
  it.each([
    ['ดูที่ https://line.me/x นะ', ['https://line.me/x']],
    ['(see https://a.example/b?c=1#d).', ['https://a.example/b?c=1#d']],
    ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['http://a.example javascript:alert(1) a.example', []],
    ['<a href="https://a.example">x</a>', ['https://a.example']],
    ['', []],
  ])('finds the addresses in %s', (text, expected) => expect(links(text)).toEqual(expected));

  it('keeps every character of the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
