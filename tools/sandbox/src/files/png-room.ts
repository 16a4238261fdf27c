import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { readFileType } from './uploads-file-type.ts';

/** Channels by colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether the pixel data of a PNG matches the size in its header. A reader that does not check allocates gigabytes for
 * a small file. False if the data is unreadable, because another reader may accept it. True for other file types.
 */
export async function fitsItsSize(picture: Buffer): Promise<boolean> {
  const type = readFileType(picture);
  if (type?.extension !== 'png') return true;
  const { width = 0, height = 0 } = type;
  const bits = (picture[24] ?? 0) * (channels[picture[25] ?? 0] ?? 4);
  // Each row has an extra byte; interlaced images have up to twice as many rows.
  const room = 2 * height * (Math.ceil((width * bits) / 8) + 1) + 1024;
  let grown = 0;
  const pixels = Readable.from(pixelsOf(picture)).pipe(createInflate());
  try {
    for await (const part of pixels) {
      grown += (part as Buffer).length;
      if (grown > room) return false;
    }
    return true;
  } catch {
    // No pixel data, or broken data.
    return false;
  }
}

function* pixelsOf(picture: Buffer): Generator<Buffer> {
  let at = 8;
  while (at + 12 <= picture.length) {
    const end = at + 12 + picture.readUInt32BE(at);
    if (picture.toString('latin1', at + 4, at + 8) === 'IDAT') yield picture.subarray(at + 8, Math.min(end - 4, picture.length));
    at = end;
  }
}
