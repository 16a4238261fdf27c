import {
  checkSlip,
  isCutOff,
  isOddJpeg,
  maxOpenedSlipBytes,
  megabyte,
  readImageType,
  readPictureSize,
  slipMegabytes,
  type SlipRefusal,
} from '@wallet/domain';
import { copyFile, type FileCopy } from '@wallet/ui-kit';
import type { PreparedSlip } from '../draft/deposit-draft-slice.ts';
import { digestOf } from './digest-of.ts';
import type { PictureFacts } from './prepare-slip.ts';

/** Enough bytes to recognise the file type. */
const headBytes = 16;

/** How long a member waits for the inspection. It is only a help: the picture can be sent without it, and a late result is shown too. */
const maxInspectMs = 2000;
/** How long they wait for a picture to be drawn again, without which it cannot be sent. */
const maxDrawMs = 8000;

const maxBytes = slipMegabytes * megabyte;

interface Refused {
  readonly ok: false;
  readonly refusal: SlipRefusal;
}
export type SlipCopying = { readonly ok: true; readonly copy: FileCopy } | Refused;
export type SlipReading =
  | {
      readonly ok: true;
      readonly slip: PreparedSlip;
      /** What the inspection found, if it took longer than a member waits; otherwise null. */
      readonly late: Promise<PreparedSlip | null>;
    }
  | Refused;

/** What the device finds out about a picture and makes of it. */
export type SlipPreparation = Omit<PreparedSlip, 'contentKey'>;

/** Copies a file that was chosen as a slip, and refuses what cannot be one. Only the copy is shown, opened and sent. */
export async function copySlip(file: File): Promise<SlipCopying> {
  const isOpened = file.size <= maxOpenedSlipBytes;
  const copy = await copyFile(isOpened ? file : new File([file.slice(0, headBytes)], file.name));
  if (copy === null) return { ok: false, refusal: { code: 'UNREADABLE' } };
  const check = checkSlip({ name: file.name, type: file.type, size: file.size, head: copy.bytes });
  if (check.ok) return { ok: true, copy };
  const { code } = check.refusal;
  // The device may draw an oversized picture again, and one of another type. What has an unknown number of pixels is not opened.
  const mayBeDrawn = isOpened && (code === 'TOO_LARGE' || (code === 'NOT_A_PICTURE' && readPictureSize(copy.bytes) !== null));
  return mayBeDrawn ? { ok: true, copy } : check;
}

/** Prepares a copied slip. A picture that is too large or of another type is refused only if the device cannot draw it again. */
export async function inspectSlip(
  { file, bytes }: FileCopy,
  prepare: (file: File, facts: PictureFacts) => Promise<SlipPreparation> = prepareHere,
): Promise<SlipReading> {
  const { name, size, lastModified } = file;
  const type = readImageType(bytes);
  const fault = type !== 'png' && type !== 'jpeg' ? 'other-type' : size > maxBytes ? 'too-large' : null;
  const unchanged: SlipPreparation = { upload: file, advice: null, fingerprint: null, transfer: null };
  const facts = { fault, isOdd: isOddJpeg(bytes), isCutOff: isCutOff(bytes) } as const;
  const preparing = prepare(file, facts).catch(() => unchanged);
  const [preparation, digest] = await Promise.all([
    Promise.race([preparing, later(fault === null ? maxInspectMs : maxDrawMs)]),
    digestOf(bytes),
  ]);
  const contentKey = digest ?? [name, size, lastModified].join(' ');
  const { upload } = preparation ?? unchanged;
  const head = upload === file ? bytes : new Uint8Array(await upload.arrayBuffer());
  const check = checkSlip({ name, type: upload.type, size: upload.size, head });
  if (!check.ok) return check;
  return {
    ok: true,
    slip: { ...(preparation ?? unchanged), upload: labelAsIs(upload, head), contentKey },
    late: preparation
      ? Promise.resolve(null)
      : preparing.then((found) => ({ ...found, contentKey, upload: labelAsIs(found.upload, found.upload === file ? bytes : null) })),
  };
}

/** Gives a picture the type and the ending that its content has: names lie, and some backends believe them. */
function labelAsIs(upload: File, head: Uint8Array | null): File {
  const type = head && readImageType(head);
  if (type === null || upload.type === `image/${type}`) return upload;
  const ending = type === 'jpeg' ? 'jpg' : type;
  return new File([upload], `${upload.name.replace(/\.[^.]*$/, '')}.${ending}`, {
    type: `image/${type}`,
    lastModified: upload.lastModified,
  });
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

async function prepareHere(file: File, facts: PictureFacts): Promise<SlipPreparation> {
  const [{ prepareSlip }, { pictureTools }] = await loadPictureTools();
  return prepareSlip(file, facts, pictureTools);
}

/** Loads the code that opens pictures, once the first slip comes. At the same time, a reader of QR codes where the browser has none. */
export function loadPictureTools() {
  if (!('BarcodeDetector' in globalThis)) import('./zxing-reader.ts').catch(() => undefined);
  return Promise.all([import('./prepare-slip.ts'), import('./picture-tools.ts')]);
}
