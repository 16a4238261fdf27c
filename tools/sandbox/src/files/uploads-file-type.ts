/** The type according to a file's first bytes; its name and declared type are ignored. */
export interface FileType {
  readonly kind: 'image' | 'video';
  readonly extension: string;
  /** For images. */
  readonly width?: number;
  readonly height?: number;
}

/** Number of first bytes that `readFileType` needs: the size of a JPEG is after its metadata. */
export const headLength = 256 * 1024;

const videoBrands = /^(?:iso[m2-9]|mp4[12]|mp7[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3g[p2]\w)$/;

/** PNG, JPEG, GIF, MP4 or QuickTime. Null for anything else. */
export function readFileType(head: Buffer): FileType | null {
  return readPng(head) ?? readGif(head) ?? readJpeg(head) ?? readMovie(head);
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function readPng(head: Buffer): FileType | null {
  if (head.length < 24 || !head.subarray(0, 8).equals(pngStart) || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { kind: 'image', extension: 'png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

function readGif(head: Buffer): FileType | null {
  if (head.length < 10 || !/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return null;
  return { kind: 'image', extension: 'gif', width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
}

/** Searches the segments for the size. Null if it is not within reach. */
function readJpeg(head: Buffer): FileType | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { kind: 'image', extension: 'jpg', height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    // 0xff before a marker may be repeated as padding.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

function readMovie(head: Buffer): FileType | null {
  if (head.length < 12 || head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'qt  ') return { kind: 'video', extension: 'mov' };
  return videoBrands.test(brand) ? { kind: 'video', extension: 'mp4' } : null;
}
