import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readImageType } from './image-type.ts';

const text = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

it.each<[string, Uint8Array, string | null]>([
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), 'png'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
  ['a GIF', text('GIF89a'), 'gif'],
  ['a PNG that is cut off', Uint8Array.of(0x89, 0x50, 0x4e), null],
  ['a page', text('<!doctype html>'), null],
  ['an SVG', text('<svg xmlns='), null],
  ['a film', text('\0\0\0\u0018ftypmp42'), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_name, head, type) => expect(readImageType(head)).toBe(type));

it('takes no text for a picture, except one that begins like a GIF', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (words) => {
      expect(readImageType(text(words))).toBe(words.startsWith('GIF8') ? 'gif' : null);
    }),
  );
});
