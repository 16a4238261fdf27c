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

/** Reads the size of a PNG, JPEG or GIF from the beginning of its file, without decoding it. Null if it is not there. */
export function readPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  switch (readImageType(head)) {
    case 'png':
      return head.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'gif':
      return head.length < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'jpeg':
      return readJpegSize(view);
    case null:
      return null;
  }
}

/** Whether a picture has more pixels than the app draws. False if its size is not known. */
export function hasTooManyPixels(head: Uint8Array): boolean {
  const size = readPictureSize(head);
  return size !== null && size.width * size.height > maxMegapixels * 1_000_000;
}

const frameMarkers = { first: 0xc0, last: 0xcf };
/** Huffman tables, a reserved marker and arithmetic tables have markers in the same range. */
const otherMarkers: readonly number[] = [0xc4, 0xc8, 0xcc];
/** Markers without a length: stuffing, restarts, the start of the picture. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Whether a JPEG has the four inks of printing, which many programs cannot read. */
export function isFourInkJpeg(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const frame = readImageType(head) === 'jpeg' ? findFrame(view) : null;
  return frame !== null && view.getUint8(frame + 9) === 4;
}

function readJpegSize(view: DataView): PictureSize | null {
  const frame = findFrame(view);
  return frame === null ? null : { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
}

/** Goes from segment to segment, as decoders do, up to the frame's header. What lies between segments is skipped. */
function findFrame(view: DataView): number | null {
  for (let at = 0; at + 10 <= view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (marker >= frameMarkers.first && marker <= frameMarkers.last && !otherMarkers.includes(marker)) return at;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}
