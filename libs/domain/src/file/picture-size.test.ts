import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { hasTooManyPixels, isFourInkJpeg, readPictureSize } from './picture-size.ts';

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (count: number) => [count >> 8, count & 0xff];
const png = (width: number, height: number) =>
  Uint8Array.of(0x89, ...latin('PNG\r\n\u001a\n'), 0, 0, 0, 13, ...latin('IHDR'), 0, 0, ...two(width), 0, 0, ...two(height));
const gif = (width: number, height: number) => Uint8Array.of(...latin('GIF89a'), ...two(width).reverse(), ...two(height).reverse());
const segment = (marker: number, ...content: number[]) => [0xff, marker, ...two(content.length + 2), ...content];
const frame = (marker: number, width: number, height: number) => segment(marker, 8, ...two(height), ...two(width), 3);
const jpeg = (...parts: number[][]) => Uint8Array.of(0xff, 0xd8, ...parts.flat());
const exif = segment(0xe1, ...latin('Exif'), ...jpeg(frame(0xc0, 160, 120)));

describe('readPictureSize', () => {
  it.each<[string, Uint8Array]>([
    ['a PNG', png(300, 500)],
    ['a GIF', gif(300, 500)],
    ['a JPEG', jpeg(frame(0xc0, 300, 500))],
    ['a progressive JPEG', jpeg(frame(0xc2, 300, 500))],
    ['a photo, not of the thumbnail in it', jpeg(exif, segment(0xc4, 1, 2), frame(0xc0, 300, 500))],
    ['a JPEG with bytes between its segments', jpeg(exif, [1, 2, 0xff, 0x00, 0xff, 0xd0, 0xff], exif, [7], frame(0xc1, 300, 500))],
    ['a JPEG with a segment whose length is wrong', jpeg([0xff, 0xe0, 0, 0], frame(0xc0, 300, 500))],
  ])('reads the size of %s', (_name, head) => expect(readPictureSize(head)).toEqual({ width: 300, height: 500 }));

  it.each<[string, Uint8Array]>([
    ['a PNG', png(300, 500).subarray(0, 23)],
    ['a GIF', gif(300, 500).subarray(0, 9)],
    ['a JPEG', jpeg(exif, frame(0xc0, 300, 500)).subarray(0, -3)],
  ])('reads nothing from the first bytes of %s', (_name, head) => expect(readPictureSize(head)).toBeNull());

  it('reads nothing from anything else, and ends', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(readPictureSize(Uint8Array.of(0, ...bytes))).toBeNull();
        expect(readPictureSize(Uint8Array.of(0xff, 0xd8, 0xff, ...bytes))).not.toBeUndefined();
      }),
    );
  });
});

it.each([
  [8000, 5000, false],
  [8000, 5001, true],
  [65_535, 65_535, true],
])('hasTooManyPixels for %d by %d is %s', (width, height, isTooMany) => {
  for (const head of [png(width, height), gif(width, height), jpeg(frame(0xc0, width, height))])
    expect(hasTooManyPixels(head)).toBe(isTooMany);
});

it('hasTooManyPixels is false for an unknown size', () => expect(hasTooManyPixels(new Uint8Array())).toBe(false));

it.each<[string, Uint8Array, boolean]>([
  ['a JPEG with four inks', jpeg(exif, segment(0xc0, 8, 0, 5, 0, 3, 4)), true],
  ['a usual JPEG', jpeg(frame(0xc0, 300, 500)), false],
  ['a JPEG that is cut off', jpeg(exif), false],
  ['a PNG', png(300, 500), false],
])('isFourInkJpeg for %s is %s', (_name, head, isIt) => expect(isFourInkJpeg(head)).toBe(isIt));
