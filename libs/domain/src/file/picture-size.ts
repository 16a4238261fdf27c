import { findFrame, findHeifSizes, latin } from './image-parts.ts';
import { readImageType, type ImageType } from './picked-file.ts';

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

/**
 * Reads the size of a picture from the beginning of its file, without decoding it: the largest of those that the file names, since a frame
 * of an animation may be larger than its screen. Null if there is none.
 */
export function readPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const sizes: PictureSize[] = [];
  try {
    for (const size of sizesOf(view, readImageType(head))) sizes.push(size);
  } catch {
    // The file ends before.
  }
  return sizes.reduce<PictureSize | null>(
    (largest, { width, height }) => ({ width: Math.max(width, largest?.width ?? 0), height: Math.max(height, largest?.height ?? 0) }),
    null,
  );
}

function* sizesOf(view: DataView, type: ImageType | null): Generator<PictureSize, void> {
  switch (type) {
    case 'png':
      return yield* pngSizes(view);
    case 'gif':
      return yield* gifSizes(view);
    case 'bmp':
      // Rows from top to bottom have a negative height.
      yield { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
      return;
    case 'webp':
      return yield* webpSizes(view);
    case 'heif':
      // Pictures of phones consist of tiles, and have a thumbnail.
      for (const at of findHeifSizes(view)) yield { width: view.getUint32(at), height: view.getUint32(at + 4) };
      return;
    case 'jpeg': {
      const frame = findFrame(view);
      if (frame !== null) yield { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
      return;
    }
    case null:
  }
}

/** Whether a picture has more pixels than the app draws. False if its size is not known. */
export function hasTooManyPixels(head: Uint8Array): boolean {
  const size = readPictureSize(head);
  return size !== null && pixelsOf(size) > maxMegapixels * 1_000_000;
}

const pixelsOf = ({ width, height }: PictureSize) => width * height;

/** Of the header, and of each frame of an animation. */
function* pngSizes(view: DataView): Generator<PictureSize, void> {
  yield { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 8; ; at += 12 + view.getUint32(at))
    if (latin(view, at + 4) === 'fcTL') yield { width: view.getUint32(at + 12), height: view.getUint32(at + 16) };
}

/** Of the screen, and of each frame with its place on the screen. */
function* gifSizes(view: DataView): Generator<PictureSize, void> {
  const number = (at: number) => view.getUint16(at, true);
  const afterColors = (flags: number) => flags + 1 + (view.getUint8(flags) & 0x80 ? 3 << ((view.getUint8(flags) & 7) + 1) : 0);
  yield { width: number(6), height: number(8) };
  // After the colours of the screen follow its background and the shape of its pixels.
  for (let at = afterColors(10) + 2; view.getUint8(at) !== 0x3b; at += 1) {
    if (view.getUint8(at) === 0x2c) {
      yield { width: number(at + 1) + number(at + 5), height: number(at + 3) + number(at + 7) };
      at = afterColors(at + 9) + 1;
    } else if (view.getUint8(at) === 0x21) at += 2;
    else continue;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
  }
}

/** Of the three kinds of WebP: with loss, without loss, and with parts such as an animation. */
function* webpSizes(view: DataView): Generator<PictureSize, void> {
  const bits = (at: number, from: number, count: number) => (view.getUint32(at, true) >>> from) & (2 ** count - 1);
  for (let at = 12; ; at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) & 1)) {
    const part = latin(view, at);
    if (part === 'VP8 ') yield { width: bits(at + 14, 0, 14), height: bits(at + 14, 16, 14) };
    if (part === 'VP8L') yield { width: bits(at + 9, 0, 14) + 1, height: bits(at + 9, 14, 14) + 1 };
    if (part === 'VP8X') yield { width: bits(at + 12, 0, 24) + 1, height: bits(at + 14, 8, 24) + 1 };
    if (part === 'ANMF') yield { width: bits(at + 14, 0, 24) + 1, height: bits(at + 16, 8, 24) + 1 };
  }
}
