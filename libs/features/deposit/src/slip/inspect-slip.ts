import { checkSlip, maxOpenedSlipBytes, megabyte, slipMegabytes, type SlipRefusal } from '@wallet/domain';
import { copyFile, type FileCopy } from '@wallet/ui-kit';
import type { PreparedSlip } from '../draft/prepared-slip.ts';
import { digestOf } from './digest-of.ts';
import { loadPictureTools } from './load-picture-tools.ts';

/** Enough bytes to recognise the file type. */
const headBytes = 16;

/** How long a member waits for the inspection. It is only a help: the picture can be sent without it, and a late result is shown too. */
const maxInspectMs = 2000;
/** How long they wait for an oversized picture to be shrunk, without which it cannot be sent. */
const maxShrinkMs = 8000;

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
  // The device may shrink an oversized picture.
  return check.ok || (check.refusal.code === 'TOO_LARGE' && isOpened) ? { ok: true, copy } : check;
}

/** Prepares a copied slip. An oversized picture is refused only if the device cannot shrink it. */
export async function inspectSlip(
  { file, bytes }: FileCopy,
  prepare: (file: File, maxBytes: number) => Promise<SlipPreparation> = prepareHere,
): Promise<SlipReading> {
  const { name, type, size, lastModified } = file;
  const isOversized = size > maxBytes;
  const unchanged: SlipPreparation = { upload: file, advice: null, fingerprint: null, transfer: null };
  const preparing = prepare(file, isOversized ? maxBytes : Number.POSITIVE_INFINITY).catch(() => unchanged);
  const [preparation, digest] = await Promise.all([
    Promise.race([preparing, later(isOversized ? maxShrinkMs : maxInspectMs)]),
    digestOf(bytes),
  ]);
  const contentKey = digest ?? [name, size, lastModified].join(' ');
  const { upload } = preparation ?? unchanged;
  const check = checkSlip({ name, type, size: upload.size, head: bytes });
  if (!check.ok) return check;
  return {
    ok: true,
    slip: { ...(preparation ?? unchanged), contentKey },
    late: preparation ? Promise.resolve(null) : preparing.then((found) => ({ ...found, contentKey })),
  };
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

async function prepareHere(file: File, maximum: number): Promise<SlipPreparation> {
  const [{ prepareSlip }, { pictureTools }] = await loadPictureTools();
  return prepareSlip(file, maximum, pictureTools);
}
