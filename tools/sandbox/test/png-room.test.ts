import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fitsItsSize } from '../src/files/png-room.ts';

const megabyte = 1024 * 1024;
const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG with this header, and this many bytes of pixels in two chunks. */
function png(
  { side, depth = 8, colour = 0, interlaced = 0 }: { side: number; depth?: number; colour?: number; interlaced?: number },
  bytes: number,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const pixels = deflateSync(Buffer.alloc(bytes));
  const half = Math.floor(pixels.length / 2);
  const parts = [pixels.subarray(0, half), pixels.subarray(half)].map((part) => chunk('IDAT', part));
  return Buffer.concat([start, chunk('IHDR', header), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

it('refuses a picture whose pixels need far more memory than its size allows', async () => {
  expect(await fitsItsSize(png({ side: 200 }, 50 * megabyte))).toBe(false);
});

it.each([
  ['grey', png({ side: 200 }, 200 * 201)],
  ['one bit', png({ side: 200, depth: 1 }, 200 * 26)],
  ['16 bits with transparency', png({ side: 200, depth: 16, colour: 6 }, 200 * (200 * 8 + 1))],
  ['with a palette', png({ side: 3, depth: 2, colour: 3 }, 3 * 2)],
  ['interlaced', png({ side: 8, colour: 2, interlaced: 1 }, 8 * 8 * 3 + 15)],
  ['not a PNG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
])('accepts other pictures: %s', async (_name, picture) => {
  expect(await fitsItsSize(picture)).toBe(true);
});

it('refuses pixels that some decoders accept and others do not', async () => {
  const picture = png({ side: 200 }, 200 * 201);
  const cutOff = picture.subarray(0, 60);
  const invalidWindow = Buffer.from(picture);
  // An invalid window of 64 KB; the second byte is the checksum of the first.
  invalidWindow.set([0x88, 0x1c], 41);
  for (const one of [cutOff, invalidWindow]) expect(await fitsItsSize(one)).toBe(false);
});
