import { readFileSync } from 'node:fs';

/** The pixels of a screen. */
export interface ScreenPicture {
  /** Red, green and blue of a pixel. */
  readonly colorAt: (x: number, y: number) => readonly [red: number, green: number, blue: number];
}

/** Reads what an X server shows, from its frame buffer in the format of `xwd`: a header of 32-bit numbers, a colour map, and the pixels. */
export function readScreen(frameBuffer: string): ScreenPicture {
  const file = readFileSync(frameBuffer);
  const number = (index: number) => file.readUInt32BE(4 * index);
  const [headerSize, isBigEndian, bitsPerPixel, bytesPerLine, colors] = [number(0), number(7) === 1, number(11), number(12), number(19)];
  if (bitsPerPixel !== 32 || isBigEndian) throw new Error('a screen of 24 bits on a small-endian machine was expected');
  const first = headerSize + 12 * colors;
  return {
    colorAt: (x, y) => {
      const at = first + y * bytesPerLine + 4 * x;
      return [file.readUInt8(at + 2), file.readUInt8(at + 1), file.readUInt8(at)];
    },
  };
}
