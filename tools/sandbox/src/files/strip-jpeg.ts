import { maxParts } from './max-parts.ts';

const orientationTag = 0x0112;

/** Keeps the orientation, and removes everything after the picture. Unreadable parts stay as they are. */
export function stripJpeg(picture: Buffer): Buffer | null {
  const stored = [picture.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  for (let parts = 0; at + 4 <= picture.length && picture[at] === 0xff; parts += 1) {
    if (parts === maxParts) return null;
    const marker = picture[at + 1] ?? 0;
    if (marker === 0xd9) return assemble([...stored, picture.subarray(at, at + 2)], orientation);
    // 0xff before a marker may be repeated as padding.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + picture.readUInt16BE(at + 2);
    const segment = picture.subarray(at, end);
    if (marker === 0xe1) orientation = readOrientation(segment) ?? orientation;
    if (!isMetadata(marker, segment)) stored.push(segment);
    at = end;
    if (marker !== 0xda) continue;
    const next = endOfScan(picture, at);
    stored.push(picture.subarray(at, next));
    at = next;
  }
  return assemble([...stored, picture.subarray(at)], orientation);
}

/** Exif and XMP (1), IPTC (13), vendor data and comments. Segments 0 and 14 are colour data, and so is 2 with a profile. */
function isMetadata(marker: number, segment: Buffer): boolean {
  if (marker === 0xe2) return segment.toString('latin1', 4, 16) !== 'ICC_PROFILE\0';
  return marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xee].includes(marker));
}

/** Position of the next marker. In scan data, 0xff is followed by 0 or a restart marker. */
function endOfScan(picture: Buffer, from: number): number {
  for (let at = picture.indexOf(0xff, from); at >= 0 && at + 1 < picture.length; at = picture.indexOf(0xff, at + 1)) {
    const next = picture[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return picture.length;
}

/** The orientation, 1 to 8. Null if the segment has none. */
function readOrientation(segment: Buffer): number | null {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return null;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const readShort = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const readLong = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = readLong(4);
  const count = Math.min(readShort(first), 100);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (readShort(at) !== orientationTag) continue;
    const value = readShort(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An upright picture needs no orientation. */
function assemble([start = Buffer.alloc(0), ...rest]: readonly Buffer[], orientation: number): Buffer {
  return Buffer.concat([start, ...(orientation === 1 ? [] : [orientationSegment(orientation)]), ...rest]);
}

/** Exif data with one entry: the orientation. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
}
