import { findFrame, findHeifSizes } from './image-parts.ts';
import { readImageType } from './image-type.ts';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** More pixels, in millions, take so much memory when they are drawn that a phone may close the app. */
export const maxMegapixels = 40;

/** A picture that is not opened, because it has too many pixels. */
export interface PixelsRefusal {
  readonly code: 'TOO_MANY_PIXELS';
  readonly megapixels: number;
}

/** Reads the size of a picture from the beginning of its file, without decoding it. Null if it is not there. */
export function readPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    switch (readImageType(head)) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'bmp':
        // Rows from top to bottom have a negative height.
        return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
      case 'webp':
        return readWebpSize(view);
      case 'heif':
        return readHeifSize(view);
      case 'jpeg':
        return readJpegSize(view);
      case null:
        return null;
    }
  } catch {
    // The file ends before.
    return null;
  }
}

/** Whether a picture has more pixels than the app draws. False if its size is not known. */
export function hasTooManyPixels(head: Uint8Array): boolean {
  const size = readPictureSize(head);
  return size !== null && pixelsOf(size) > maxMegapixels * 1_000_000;
}

const pixelsOf = ({ width, height }: PictureSize) => width * height;

function readJpegSize(view: DataView): PictureSize | null {
  const frame = findFrame(view);
  return frame === null ? null : { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
}

/** Of the three kinds of WebP: with loss, without loss, and with parts such as an animation. */
function readWebpSize(view: DataView): PictureSize | null {
  const bits = (at: number, from: number, count: number) => (view.getUint32(at, true) >>> from) & (2 ** count - 1);
  switch (String.fromCharCode(view.getUint8(15))) {
    case ' ':
      return { width: bits(26, 0, 14), height: bits(26, 16, 14) };
    case 'L':
      return { width: bits(21, 0, 14) + 1, height: bits(21, 14, 14) + 1 };
    case 'X':
      return { width: bits(24, 0, 24) + 1, height: bits(26, 8, 24) + 1 };
    default:
      return null;
  }
}

/** The largest of the sizes in it: pictures of phones consist of tiles, and have a thumbnail. */
function readHeifSize(view: DataView): PictureSize | null {
  const sizes = findHeifSizes(view).map((at) => ({ width: view.getUint32(at), height: view.getUint32(at + 4) }));
  return sizes.sort((one, other) => pixelsOf(other) - pixelsOf(one))[0] ?? null;
}
