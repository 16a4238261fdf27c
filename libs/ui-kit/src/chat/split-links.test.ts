import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLinks } from './ChatText.tsx';

const links = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text);

it.each([
  ['ดูที่ https://line.me/x นะ', ['https://line.me/x']],
  ['(see https://a.example/b?c=1#d).', ['https://a.example/b?c=1#d']],
  ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
  ['http://a.example javascript:alert(1) a.example', []],
  ['<a href="https://a.example">x</a>', ['https://a.example']],
  ['', []],
  ['HTTPS://Example.com/A', ['HTTPS://Example.com/A']],
  ['ที่https://example.com/promo?id=1ครับ', ['https://example.com/promo?id=1']],
  ['https://example.com/aပါ https://example.com/bបាទ', ['https://example.com/a', 'https://example.com/b']],
  ['https://example.com/a，https://example.com/b！', ['https://example.com/a', 'https://example.com/b']],
  [
    '「https://example.com/a」【https://example.com/b】（https://example.com/c）',
    ['a', 'b', 'c'].map((path) => `https://example.com/${path}`),
  ],
  [
    '“https://example.com/q”เลย ‘https://example.com/r’ «https://example.com/s»…',
    ['q', 'r', 's'].map((path) => `https://example.com/${path}`),
  ],
  ['ดู\u200bhttps://example.com/a\u200bครับ', ['https://example.com/a']],
  ['https://example.com/a\u2060b https://example.com/c\u00a0d\ufeff', ['https://example.com/a', 'https://example.com/c']],
  ['\u2066https://example.com/a\u2069', ['https://example.com/a']],
  ['https://example.com/โปรโมชั่น-2026 เลย', ['https://example.com/โปรโมชั่น-2026']],
  ['https://th.wikipedia.org/wiki/ประเทศไทย', ['https://th.wikipedia.org/wiki/ประเทศไทย']],
  ['https://example.com/ໂປຣ/ลาวx?a=1', ['https://example.com/ໂປຣ/ลาวx?a=1']],
  ['https://ไทย.example/a', ['https://ไทย.example/a']],
  [
    'https://example.com/a_(b) (https://example.com/c) [https://example.com/d]).',
    ['a_(b)', 'c', 'd'].map((path) => `https://example.com/${path}`),
  ],
  ['**https://example.com/a**?! https://example.com/b/', ['https://example.com/a', 'https://example.com/b/']],
  [
    'https://example.com/a中文 https://example.com/b。https://example.com/c、https://example.com/dเ',
    ['a', 'b', 'c', 'd'].map((path) => `https://example.com/${path}`),
  ],
  ['https://example.com/a\u00adb https://example.com/c\u202cd', ['https://example.com/a', 'https://example.com/c']],
  ['https://example.com/aເດີ\nhttps://example.com/b\nc', ['https://example.com/a', 'https://example.com/b']],
  ['https:// https://. https://-a https://\u200bexample.com', []],
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
