import { boxesOf, findExif, findFrame, latin } from './image-parts.ts';
import { readImageType } from './picked-file.ts';

/** EXIF tag of the way in which a picture is turned or mirrored; 1 is upright. */
const orientationTag = 0x0112;

/** Whether some programs show a JPEG otherwise than browsers: it has the four inks of printing, or only its EXIF turns it upright. */
export function isOddJpeg(bytes: Uint8Array): boolean {
  if (readImageType(bytes) !== 'jpeg') return false;
  const view = viewOf(bytes);
  const frame = findFrame(view);
  return (frame !== null && view.getUint8(frame + 9) === 4) || orientationOf(view) !== 1;
}

/** Whether the end of a picture's file is certainly missing. */
export function isCutOff(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  switch (readImageType(bytes)) {
    case 'png':
      return !hasPngEnd(view);
    case 'jpeg':
      return !hasJpegEnd(bytes, findFrame(view));
    case 'webp':
      return view.getUint32(4, true) + 8 > bytes.length;
    case 'heif':
      return [...boxesOf(view)].some(({ end }) => end > bytes.length);
    case 'gif':
    case 'bmp':
    case null:
      return false;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function orientationOf(view: DataView): number {
  try {
    const exif = findExif(view);
    if (exif === null) return 1;
    const isLittle = view.getUint16(exif) === 0x4949;
    const entries = exif + view.getUint32(exif + 4, isLittle);
    const count = view.getUint16(entries, isLittle);
    for (let at = entries + 2; at < entries + 2 + count * 12; at += 12)
      if (view.getUint16(at, isLittle) === orientationTag) return view.getUint16(at + 8, isLittle);
  } catch {
    // The data ends before.
  }
  return 1;
}

function hasPngEnd(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) if (latin(view, at + 4) === 'IEND') return true;
  return false;
}

/** The marker of the end. It can stand nowhere else behind the header. */
function hasJpegEnd(bytes: Uint8Array, frame: number | null): boolean {
  if (frame === null) return false;
  for (let at = bytes.indexOf(0xff, frame); at >= 0; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === 0xd9) return true;
  return false;
}
