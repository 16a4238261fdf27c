/** The parts that the files of pictures consist of. What lies beyond the end of a file throws a RangeError. */

const exifMarker = 0xe1;
const frameMarkers = { first: 0xc0, last: 0xcf };
/** Huffman tables, a reserved marker and arithmetic tables have markers in the same range. */
const otherMarkers: readonly number[] = [0xc4, 0xc8, 0xcc];
/** Markers without a length: stuffing, restarts, the start of the picture. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) => marker >= frameMarkers.first && marker <= frameMarkers.last && !otherMarkers.includes(marker);

interface Segment {
  readonly marker: number;
  readonly at: number;
}

/** Goes through a JPEG from segment to segment, as decoders do, up to the frame's header. What lies between segments is skipped. */
function* segmentsOf(view: DataView): Generator<Segment> {
  for (let at = 0; at + 10 <= view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      yield { marker, at };
      if (isFrame(marker)) return;
      at += 2 + Math.max(2, view.getUint16(at + 2));
    }
  }
}

/** Where the header of a JPEG's picture begins. Its height and width follow after five bytes, the number of inks after nine. */
export function findFrame(view: DataView): number | null {
  for (const { marker, at } of segmentsOf(view)) if (isFrame(marker)) return at;
  return null;
}

/** Where the EXIF data of a JPEG begins: a TIFF without a picture. */
export function findExif(view: DataView): number | null {
  for (const { marker, at } of segmentsOf(view)) if (marker === exifMarker && view.getUint32(at + 4) === 0x45786966) return at + 10;
  return null;
}

interface Box {
  readonly type: string;
  readonly at: number;
  readonly end: number;
}

/** The outermost boxes of a HEIF. */
export function* boxesOf(view: DataView): Generator<Box> {
  for (let at = 0; at + 16 <= view.byteLength;) {
    const size = view.getUint32(at);
    const end = size >= 8 ? at + size : size === 1 ? at + view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : view.byteLength;
    yield { type: latin(view, at + 4), at, end };
    at = Math.max(at + 8, end);
  }
}

/** Where a HEIF has sizes of pictures: width and height, of four bytes each. */
export function findHeifSizes(view: DataView): readonly number[] {
  const found: number[] = [];
  for (const { type, at, end } of boxesOf(view)) {
    if (type !== 'meta') continue;
    for (let inside = at + 8; inside + 16 <= Math.min(end, view.byteLength); inside += 1)
      if (view.getUint32(inside) === 0x69737065) found.push(inside + 8);
  }
  return found;
}

export const latin = (view: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
