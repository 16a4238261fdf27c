import { expect, it } from 'vitest';
import type { PickedFile } from '../file/picked-file.ts';
import { checkSlip, type SlipRefusal } from './check-slip.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** The same beginnings, with a size in pixels. */
const pngOf = (width: number, height: number) => Uint8Array.of(...png, 0, 0, 0, 13, 73, 72, 68, 82, ...pixels(width), ...pixels(height));
const pixels = (count: number) => [24, 16, 8, 0].map((bits) => (count >>> bits) & 0xff);
const gif = Uint8Array.of(0x47, 0x49, 0x46, 0x38);
const page = Uint8Array.of(0x3c, 0x68, 0x74, 0x6d);

const slip = (changed: Partial<PickedFile>): PickedFile => ({
  name: 'slip.jpg',
  type: 'image/jpeg',
  size: 200_000,
  head: jpeg,
  ...changed,
});

it.each<[string, PickedFile | null, SlipRefusal | null]>([
  ['accepts a photo', slip({}), null],
  ['accepts a screenshot', slip({ name: 'Screenshot.PNG', type: 'image/png', head: png }), null],
  ['accepts a photo without a type', slip({ name: 'slip', type: '' }), null],
  ['refuses a missing file', null, { code: 'FILE_MISSING' }],
  ['refuses an empty file', slip({ size: 0, head: new Uint8Array() }), { code: 'FILE_MISSING' }],
  ['refuses a GIF', slip({ type: 'image/gif', head: gif }), { code: 'NOT_A_PICTURE' }],
  ['accepts a long screenshot', slip({ head: pngOf(1440, 27_777) }), null],
  [
    'refuses a picture that fills the memory of a phone',
    slip({ head: pngOf(14_000, 14_000) }),
    { code: 'TOO_MANY_PIXELS', megapixels: 40 },
  ],
  [
    'refuses a picture of another type that does so, before a device opens it',
    slip({ head: Uint8Array.of(...gif, 0x39, 0x61, 0xff, 0xff, 0xff, 0xff) }),
    { code: 'TOO_MANY_PIXELS', megapixels: 40 },
  ],
  ['refuses an HTML page with the type of a photo', slip({ head: page }), { code: 'NOT_A_PICTURE' }],
  ['accepts exactly 10 MB', slip({ size: 10 * 1024 * 1024 }), null],
  ['refuses a byte more than 10 MB', slip({ size: 10 * 1024 * 1024 + 1 }), { code: 'TOO_LARGE', megabytes: 10 }],
])('checkSlip: %s', (_name, file, refusal) => expect(checkSlip(file)).toEqual(refusal === null ? { ok: true } : { ok: false, refusal }));
