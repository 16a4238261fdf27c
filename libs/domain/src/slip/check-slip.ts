import { allow, refuse, type Check } from '../check.ts';
import { megabyte, readImageType, type PickedFile } from '../file/picked-file.ts';
import { hasTooManyPixels, maxMegapixels, type PixelsRefusal } from '../file/picture-size.ts';

/** What a slip may be, for the file dialog of a browser. */
export const slipAccept = 'image/png,image/jpeg';

/** The most that a slip may have, in megabytes: a photo of one has a few. */
export const slipMegabytes = 10;

export type SlipRefusal =
  | { readonly code: 'FILE_MISSING' }
  | { readonly code: 'NOT_A_PICTURE' }
  | PixelsRefusal
  /** The device no longer hands it over. */
  | { readonly code: 'UNREADABLE' }
  | { readonly code: 'TOO_LARGE'; readonly megabytes: number };

/** Larger pictures are not opened, in bytes: a phone may run out of memory. Smaller ones may be shrunk to the limit. */
export const maxOpenedSlipBytes = 3 * slipMegabytes * megabyte;

/** Decides whether a file may be sent as a slip: a PNG or JPEG by its content, since names and declared types may lie. */
export function checkSlip(file: PickedFile | null): Check<SlipRefusal> {
  if (file === null || file.size === 0) return refuse({ code: 'FILE_MISSING' });
  if (hasTooManyPixels(file.head)) return refuse({ code: 'TOO_MANY_PIXELS', megapixels: maxMegapixels });
  const type = readImageType(file.head);
  if (type !== 'png' && type !== 'jpeg') return refuse({ code: 'NOT_A_PICTURE' });
  return file.size > slipMegabytes * megabyte ? refuse({ code: 'TOO_LARGE', megabytes: slipMegabytes }) : allow();
}
