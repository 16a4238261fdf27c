import { maxParts } from './max-parts.ts';

const screenLength = 13;
const [extension, frame, trailer] = [0x21, 0x2c, 0x3b];
const [application, graphicControl] = [0xff, 0xf9];

/** Loop count and colour profile. XMP has other names. */
const allowedApplications: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** Removes comments, text and application data. Cuts off unreadable parts and everything after the last frame. */
export function stripGif(picture: Buffer): Buffer | null {
  let at = screenLength + coloursLength(picture[10] ?? 0);
  const stored = [picture.subarray(0, at)];
  for (let parts = 0; picture[at] === extension || picture[at] === frame; parts += 1) {
    if (parts === maxParts) return null;
    const end = endOfBlock(picture, at);
    if (end === null) break;
    if (isKept(picture, at)) stored.push(picture.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...stored, Buffer.from([trailer])]);
}

function isKept(picture: Buffer, at: number): boolean {
  if (picture[at] === frame || picture[at + 1] === graphicControl) return true;
  return picture[at + 1] === application && allowedApplications.has(picture.toString('latin1', at + 3, at + 14));
}

/** Null if the file ends too early. */
function endOfBlock(picture: Buffer, at: number): number | null {
  let next = picture[at] === extension ? at + 2 : at + 10 + coloursLength(picture[at + 9] ?? 0) + 1;
  for (let length = picture[next]; length !== undefined; length = picture[next]) {
    next += 1 + length;
    if (length === 0) return next;
  }
  return null;
}

/** Size of the colour table that the flags announce. */
const coloursLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
