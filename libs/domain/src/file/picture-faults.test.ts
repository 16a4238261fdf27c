import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isCutOff, isOddJpeg } from './picture-faults.ts';

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (count: number) => [count >> 8, count & 0xff];
const segment = (marker: number, ...content: number[]) => [0xff, marker, ...two(content.length + 2), ...content];
const frame = (inks: number) => segment(0xc0, 8, 0, 5, 0, 3, inks, 0, 0, 0);
const jpegEnd = [0xff, 0xd9];
const jpeg = (...parts: number[][]) => Uint8Array.of(0xff, 0xd8, ...parts.flat());

/** An entry with the width, and one that tells how the picture is turned. */
const entries = (orientation: number) => [0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0, 1, 0x12, 0, 3, 0, 0, 0, 1, ...two(orientation), 0, 0];
const littleEntries = (orientation: number) => [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
const exif = (...content: number[]) => segment(0xe1, ...latin('Exif\0\0'), ...content);
const turned = (orientation: number) => exif(...latin('MM'), 0, 42, 0, 0, 0, 8, ...entries(orientation));
const littleTurned = (orientation: number) => exif(...latin('II'), 42, 0, 8, 0, 0, 0, ...littleEntries(orientation));
const otherApp = segment(0xe1, ...latin('http://ns.adobe.com/xap/'));

const chunk = (type: string, ...content: number[]) => [0, 0, ...two(content.length), ...latin(type), ...content, 0, 0, 0, 0];
const png = (...chunks: number[][]) => Uint8Array.of(0x89, ...latin('PNG\r\n\u001a\n'), ...chunks.flat());
const box = (type: string, ...content: number[]) => [0, 0, ...two(content.length + 8), ...latin(type), ...content];
const padding = new Array<number>(16).fill(0);
const fileType = box('ftyp', ...latin('heic'), ...padding);
const webp = (...content: number[]) => Uint8Array.of(...latin('RIFF'), content.length + 4, 0, 0, 0, ...latin('WEBP'), ...content);

it.each<[string, Uint8Array, boolean]>([
  ['a usual JPEG', jpeg(frame(3)), false],
  ['a JPEG with four inks', jpeg(otherApp, frame(4)), true],
  ['an upright JPEG', jpeg(turned(1), frame(3)), false],
  ['a mirrored JPEG', jpeg(turned(2), frame(3)), true],
  ['a JPEG upside down', jpeg(littleTurned(3), frame(3)), true],
  ['a JPEG that lies on its side', jpeg(otherApp, turned(6), frame(3)), true],
  ['a JPEG whose EXIF says nothing of it', jpeg(exif(...latin('MM'), 0, 42, 0, 0, 0, 8, 0, 0), frame(3)), false],
  ['a JPEG whose EXIF is cut off', jpeg(exif(...latin('MM'), 0, 42, 0, 0, 9, 8), frame(3)), false],
  ['a JPEG without a picture', jpeg(), false],
  ['a PNG', png(chunk('IHDR')), false],
])('isOddJpeg for %s is %s', (_name, bytes, isIt) => expect(isOddJpeg(bytes)).toBe(isIt));

const whole: readonly (readonly [string, Uint8Array])[] = [
  ['a PNG', png(chunk('IHDR', ...padding), chunk('IDAT', 1, 2, 3), chunk('IEND'))],
  ['a JPEG', jpeg(turned(1), frame(3), [1, 2, 0xff, 0, 3], jpegEnd)],
  ['a WebP', webp(...padding)],
  ['a HEIC', Uint8Array.of(...fileType, ...box('mdat', ...padding, ...padding))],
];

describe('isCutOff', () => {
  it.each(whole)('is false for %s, also with something behind it', (_name, bytes) => {
    expect(isCutOff(bytes)).toBe(false);
    if (!_name.includes('HEIC')) expect(isCutOff(Uint8Array.of(...bytes, ...padding))).toBe(false);
  });

  it.each(whole)('is true for the beginning of %s', (_name, bytes) => {
    for (let left = 1; left <= 12; left += 1) expect(isCutOff(bytes.subarray(0, -left))).toBe(true);
  });

  it.each<[string, Uint8Array, boolean]>([
    ['a JPEG that ends before its picture', jpeg(otherApp), true],
    ['a HEIC whose last box reaches to the end', Uint8Array.of(...fileType, 0, 0, 0, 0, ...latin('mdat'), ...padding), false],
    ['a HEIC with a long box', Uint8Array.of(...fileType, 0, 0, 0, 1, ...latin('mdat'), 0, 0, 0, 0, 0, 0, 0, 32, ...padding), false],
    ['a HEIC with a longer box', Uint8Array.of(...fileType, 0, 0, 0, 1, ...latin('mdat'), 0, 0, 0, 1, 0, 0, 0, 0), true],
    ['a GIF, which does not tell its length', Uint8Array.of(...latin('GIF89a')), false],
  ])('for %s is %s', (_name, bytes, isIt) => expect(isCutOff(bytes)).toBe(isIt));

  it('ends for any bytes', () => {
    const start = fc.constantFrom(png().subarray(0, 8), jpeg().subarray(0, 2), webp().subarray(0, 12), Uint8Array.of(...fileType));
    fc.assert(
      fc.property(start, fc.uint8Array(), (head, bytes) => {
        const file = Uint8Array.of(...head, ...bytes);
        expect([isCutOff(file), isOddJpeg(file)]).not.toContain(undefined);
      }),
    );
  });
});
