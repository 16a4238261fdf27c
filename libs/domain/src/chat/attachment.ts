import { refuse } from '../check.ts';
import { megabyte, type PickedFile } from '../file/picked-file.ts';
import { hasTooManyPixels, maxMegapixels, type PixelsRefusal } from '../file/picture-size.ts';

/** The operation that uploads the file. */
export type AttachmentKind = 'image' | 'video';

/** Allowed files, by the type that browsers declare and by extension if they declare none. */
const kinds: readonly { readonly kind: AttachmentKind; readonly type: string; readonly endings: readonly string[] }[] = [
  { kind: 'video', type: 'video/mp4', endings: ['mp4'] },
  { kind: 'video', type: 'video/quicktime', endings: ['mov'] },
  { kind: 'image', type: 'image/png', endings: ['png'] },
  { kind: 'image', type: 'image/jpeg', endings: ['jpeg', 'jpg'] },
  { kind: 'image', type: 'image/jpg', endings: [] },
  { kind: 'image', type: 'image/gif', endings: ['gif'] },
];

const maxMegabytes: Readonly<Record<AttachmentKind, number>> = { video: 20, image: 10 };

/** The same for the file dialog of a browser. */
export const attachmentAccept = kinds.map(({ type }) => type).join(',');

export type AttachmentRefusal =
  | { readonly code: 'FILE_NOT_SUPPORTED' }
  | { readonly code: 'FILE_TOO_LARGE'; readonly megabytes: number }
  | PixelsRefusal
  /** The device no longer hands it over. */
  | { readonly code: 'FILE_UNREADABLE' };

export type AttachmentCheck =
  { readonly ok: true; readonly kind: AttachmentKind } | { readonly ok: false; readonly refusal: AttachmentRefusal };

/**
 * Checks whether a file may be attached, and how it is uploaded. Its name needs a dot after its first character. Without `head`, the number of
 * pixels is not checked: before the file is read.
 */
export function checkAttachment({ name, type, size, head }: Omit<PickedFile, 'head'> & Partial<PickedFile>): AttachmentCheck {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const found = kinds.find((known) => (type === '' ? known.endings.includes(ending) : known.type === type.toLowerCase()));
  if (!found || !name.includes('.', 1)) return refuse({ code: 'FILE_NOT_SUPPORTED' });
  const { kind } = found;
  const megabytes = maxMegabytes[kind];
  if (size > megabytes * megabyte) return refuse({ code: 'FILE_TOO_LARGE', megabytes });
  return head && hasTooManyPixels(head) ? refuse({ code: 'TOO_MANY_PIXELS', megapixels: maxMegapixels }) : { ok: true, kind };
}
