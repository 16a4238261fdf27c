export type ImageType = 'png' | 'jpeg' | 'gif';

/** First bytes of each type. */
const starts: readonly (readonly [ImageType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

/** Detects the image type from a file's first bytes. Null for anything else. */
export function readImageType(head: Uint8Array): ImageType | null {
  const found = starts.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  return found?.[0] ?? null;
}
