import { checkSlip, maxOpenedSlipBytes, megabyte, slipMegabytes, type SlipRefusal } from '@wallet/domain';
import { copyFile, type FileCopy } from '@wallet/ui-kit';
import type { PreparedSlip } from '../draft/prepared-slip.ts';
import { digestOf } from './digest-of.ts';

/** Enough bytes to recognise the file type. */
const headBytes = 16;

/** How long a member waits for the inspection. It is only a help: the picture can be sent without it. */
const maxInspectMs = 8000;

const maxBytes = slipMegabytes * megabyte;

interface Refused {
  readonly ok: false;
  readonly refusal: SlipRefusal;
}
export type SlipCopying = { readonly ok: true; readonly copy: FileCopy } | Refused;
export type SlipReading = { readonly ok: true; readonly slip: PreparedSlip } | Refused;

/** What the device finds out about a picture and makes of it. */
export type SlipPreparation = Omit<PreparedSlip, 'contentKey'>;

/** Loads the code that opens pictures and reads QR codes, once the first slip is chosen. */
const loadTools = () => Promise.all([import('./prepare-slip.ts'), import('./picture-tools.ts')]);

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
  const [preparation, digest] = await Promise.all([
    withTimeout(prepare(file, size > maxBytes ? maxBytes : Number.POSITIVE_INFINITY), file),
    digestOf(bytes),
  ]);
  const check = checkSlip({ name, type, size: preparation.upload.size, head: bytes });
  return check.ok ? { ok: true, slip: { ...preparation, contentKey: digest ?? [name, size, lastModified].join(' ') } } : check;
}

async function prepareHere(file: File, maximum: number): Promise<SlipPreparation> {
  const [{ prepareSlip }, { pictureTools }] = await loadTools();
  return prepareSlip(file, maximum, pictureTools);
}

/** Resolves to the unchanged picture when the preparation takes too long or fails. */
function withTimeout(preparing: Promise<SlipPreparation>, file: File): Promise<SlipPreparation> {
  const unchanged: SlipPreparation = { upload: file, advice: null, fingerprint: null, transfer: null };
  const timeout = new Promise<SlipPreparation>((resolve) => setTimeout(() => resolve(unchanged), maxInspectMs));
  return Promise.race([preparing.catch(() => unchanged), timeout]);
}
