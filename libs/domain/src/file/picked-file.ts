/** Binary megabytes. */
export const megabyte = 1024 * 1024;

/** A file that was chosen, dropped or photographed. */
export interface PickedFile {
  readonly name: string;
  /** As the browser declares it. Empty if it does not know. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Its beginning: what the type and the size of a picture are read from. */
  readonly head: Uint8Array;
}

/** Attribute of an element, `true` while the page holds a file that the member has chosen. It is lost if the page is loaded again. */
export const heldFileAttribute = 'data-holds-file';

/** `heif` is HEIC or AVIF, which differ in their codec only. */
export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif' | 'bmp';

/** First bytes of each type, as Latin letters. */
const starts: readonly (readonly [ImageType, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['heif', /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])/s],
  ['bmp', /^BM.{8}\0\0/s],
];
const startLength = 12;

/** Detects the image type from a file's first bytes. Null for anything else. */
export function readImageType(head: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...head.subarray(0, startLength));
  const found = starts.find(([, pattern]) => pattern.test(start));
  return found?.[0] ?? null;
}
