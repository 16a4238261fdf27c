import { expect, it } from 'vitest';
import { readImageType } from './picked-file.ts';

const text = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

it.each<[string, Uint8Array, string | null]>([
  ['recognises a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), 'png'],
  ['recognises a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
  ['recognises a GIF', text('GIF89a'), 'gif'],
  ['recognises a WebP', text('RIFF\u0010\0\0\0WEBPVP8 '), 'webp'],
  ['recognises a HEIC', text('\0\0\0\u0018ftypheic'), 'heif'],
  ['recognises a HEIC by its other name', text('\0\0\0\u0018ftypmif1'), 'heif'],
  ['recognises an AVIF', text('\0\0\0\u0018ftypavif'), 'heif'],
  ['recognises a BMP', text('BM\u0010\0\0\0\0\0\0\0\0\0'), 'bmp'],
  ['does not recognise a sound', text('RIFF\u0010\0\0\0WAVEfmt '), null],
  ['does not recognise an incomplete PNG', Uint8Array.of(0x89, 0x50, 0x4e), null],
  ['does not recognise an HTML page', text('<!doctype html>'), null],
  ['does not recognise an SVG', text('<svg xmlns='), null],
  ['does not recognise a video', text('\0\0\0\u0018ftypmp42'), null],
  ['does not recognise an empty file', new Uint8Array(), null],
])('readImageType %s', (_name, head, type) => expect(readImageType(head)).toBe(type));
