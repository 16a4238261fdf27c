import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { hasTooManyPixels, readPictureSize } from './picture-size.ts';

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (count: number) => [count >> 8, count & 0xff];
const png = (width: number, height: number) =>
  Uint8Array.of(0x89, ...latin('PNG\r\n\u001a\n'), 0, 0, 0, 13, ...latin('IHDR'), 0, 0, ...two(width), 0, 0, ...two(height));
const gif = (width: number, height: number) => Uint8Array.of(...latin('GIF89a'), ...two(width).reverse(), ...two(height).reverse());
const segment = (marker: number, ...content: number[]) => [0xff, marker, ...two(content.length + 2), ...content];
const frame = (marker: number, width: number, height: number) => segment(marker, 8, ...two(height), ...two(width), 3);
const jpeg = (...parts: number[][]) => Uint8Array.of(0xff, 0xd8, ...parts.flat());
const reversed = (count: number, bytes: number) => Array.from({ length: bytes }, (_, index) => (count >> (8 * index)) & 0xff);
const bmp = (width: number, height: number) =>
  Uint8Array.of(...latin('BM'), ...new Array<number>(16).fill(0), ...reversed(width, 4), ...reversed(height, 4));
const webp = (kind: string, ...content: number[]) =>
  Uint8Array.of(...latin('RIFF'), 0, 0, 0, 0, ...latin(`WEBPVP8${kind}`), 0, 0, 0, 0, ...content);
const lossyWebp = (width: number, height: number) =>
  webp(' ', 0, 0, 0, 0x9d, 0x01, 0x2a, ...reversed(width | 0x4000, 2), ...reversed(height | 0x8000, 2));
const losslessWebp = (width: number, height: number) => webp('L', 0x2f, ...reversed((width - 1) | ((height - 1) << 14), 4));
const animatedWebp = (width: number, height: number) => webp('X', 2, 0, 0, 0, ...reversed(width - 1, 3), ...reversed(height - 1, 3));
const screen = [100, 0, 100, 0];
const gifFrame = (width: number, height: number, left = 0) => [
  0x2c,
  ...reversed(left, 2),
  0,
  0,
  ...reversed(width, 2),
  ...reversed(height, 2),
  0x81,
  ...new Array<number>(12).fill(0x2c),
  2,
  1,
  0x4c,
  0,
];
const animatedGif = (...frames: number[][]) =>
  Uint8Array.of(...latin('GIF89a'), ...screen, 0x80, 0, 0, 1, 2, 3, 4, 5, 6, ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0], ...frames.flat(), 0x3b);
const part = (type: string, ...content: number[]) => [...latin(type), ...reversed(content.length, 4), ...content];
const chunk = (type: string, ...content: number[]) => [0, 0, ...two(content.length), ...latin(type), ...content, 0, 0, 0, 0];
const framePng = chunk('fcTL', 0, 0, 0, 0, 0, 0, ...two(300), 0, 0, ...two(500));
const frameWebp = part('ANMF', 0, 0, 0, 0, 0, 0, ...reversed(299, 3), ...reversed(499, 3));
const box = (type: string, ...content: number[]) => [0, 0, ...two(content.length + 8), ...latin(type), ...content];
const ispe = (width: number, height: number) => box('ispe', 0, 0, 0, 0, 0, 0, ...two(width), 0, 0, ...two(height));
const heif = (...boxes: number[][]) => Uint8Array.of(...box('ftyp', ...latin('heic'), 0, 0, 0, 0), ...boxes.flat());
const heic = (width: number, height: number) => heif(box('meta', 0, 0, 0, 0, ...ispe(512, 512), ...ispe(width, height), ...ispe(16, 16)));
const exif = segment(0xe1, ...latin('Exif'), ...jpeg(frame(0xc0, 160, 120)));

describe('readPictureSize', () => {
  it.each<[string, Uint8Array]>([
    ['a PNG', png(300, 500)],
    ['a GIF', gif(300, 500)],
    ['a JPEG', jpeg(frame(0xc0, 300, 500))],
    ['a BMP', bmp(300, 500)],
    ['a BMP from top to bottom', bmp(300, -500)],
    ['a WebP', lossyWebp(300, 500)],
    ['a WebP without loss', losslessWebp(300, 500)],
    ['an animated WebP', animatedWebp(300, 500)],
    ['a HEIC of one part', heif(box('meta', 0, 0, 0, 0, ...ispe(300, 500)))],
    ['a HEIC whose metadata follow the picture', heif(box('mdat', ...ispe(900, 900)), box('meta', 0, 0, 0, 0, ...ispe(300, 500)))],
    ['a GIF with a byte between its parts', animatedGif([1], gifFrame(300, 500))],
    ['a GIF with a frame without colours of its own', animatedGif([0x2c, 0, 0, 0, 0, 9, 0, 9, 0, 0, 2, 1, 0x4c, 0], gifFrame(300, 500))],
    ['a GIF with a larger frame', animatedGif(gifFrame(10, 10), gifFrame(300, 500))],
    ['a GIF with a frame beyond the screen', animatedGif(gifFrame(20, 500, 280))],
    ['a GIF that ends in a frame', animatedGif(gifFrame(300, 500)).subarray(0, -4)],
    [
      'an animated PNG with a larger frame',
      Uint8Array.of(...png(100, 100), 0, 0, 0, 0, 0, 0, 0, 0, 0, ...chunk('tEXt', 1, 2), ...framePng),
    ],
    ['an animated WebP with a larger frame', Uint8Array.of(...animatedWebp(100, 100).with(16, 10), ...part('ICCP', 1), 0, ...frameWebp)],
    ['a progressive JPEG', jpeg(frame(0xc2, 300, 500))],
    ['a photo, not of the thumbnail in it', jpeg(exif, segment(0xc4, 1, 2), frame(0xc0, 300, 500))],
    ['a JPEG with bytes between its segments', jpeg(exif, [1, 2, 0xff, 0x00, 0xff, 0xd0, 0xff], exif, [7], frame(0xc1, 300, 500))],
    ['a JPEG with a segment whose length is wrong', jpeg([0xff, 0xe0, 0, 0], frame(0xc0, 300, 500))],
  ])('reads the size of %s', (_name, head) => expect(readPictureSize(head)).toEqual({ width: 300, height: 500 }));

  it.each<[string, Uint8Array]>([
    ['a PNG', png(300, 500).subarray(0, 23)],
    ['a GIF', gif(300, 500).subarray(0, 9)],
    ['a JPEG', jpeg(exif, frame(0xc0, 300, 500)).subarray(0, -3)],
    ['a WebP', lossyWebp(300, 500).subarray(0, 15)],
    ['a WebP of an unknown kind', webp('?', 0, 0, 0, 0)],
    ['a HEIC', heic(600, 800).subarray(0, 30)],
    ['a HEIC without metadata', heif(box('mdat', ...ispe(300, 500)))],
  ])('reads nothing from the first bytes of %s', (_name, head) => expect(readPictureSize(head)).toBeNull());

  it('reads nothing from anything else, and ends', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(readPictureSize(Uint8Array.of(0, ...bytes))).toBeNull();
        for (const start of [Uint8Array.of(0xff, 0xd8, 0xff), heif(), heif(box('meta')), webp('X')])
          expect(readPictureSize(Uint8Array.of(...start, ...bytes))).not.toBeUndefined();
      }),
    );
  });
});

it.each([
  [8000, 5000, false],
  [8000, 5001, true],
  [65_535, 65_535, true],
])('hasTooManyPixels for %d by %d is %s', (width, height, isTooMany) => {
  for (const head of [
    png(width, height),
    gif(width, height),
    jpeg(frame(0xc0, width, height)),
    animatedWebp(width, height),
    heic(width, height),
  ])
    expect(hasTooManyPixels(head)).toBe(isTooMany);
});

it('hasTooManyPixels is false for an unknown size', () => expect(hasTooManyPixels(new Uint8Array())).toBe(false));
