import { planShrink, type ShrinkPlan } from './plan-shrink.ts';
import { readSlipCode, type SlipCode } from './read-slip-code.ts';
import type { SlipPreparation } from './inspect-slip.ts';

/** A decoded picture. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** Re-encodes the picture. Resolves to null when the browser cannot. */
  readonly toJpeg: (plan: ShrinkPlan) => Promise<Blob | null>;
  readonly close: () => void;
}

/** The device's picture functions. */
export interface PictureTools {
  /** Rejects for files that are no pictures. */
  readonly open: (file: Blob) => Promise<OpenPicture>;
  /** Resolves to the texts of the QR codes in a picture. Rejects when the device cannot read codes. */
  readonly readCodes: (file: Blob) => Promise<readonly string[]>;
  /** Recognises a transfer by its key without storing it. Resolves to null when the browser cannot compute it. */
  readonly fingerprint: (key: string) => Promise<string | null>;
}

/**
 * Prepares a chosen picture on the device: shrinks a large one and reads its code. A picture above `maxBytes` is always replaced by the
 * smaller one, others only if their code stays readable. If the device can do neither, the picture stays unchanged.
 */
export async function prepareSlip(file: File, maxBytes: number, tools: PictureTools): Promise<SlipPreparation> {
  const code = await readCode(file, tools);
  const smaller = await shrink(file, tools);
  const upload = smaller && (file.size > maxBytes || (await isSameCode(smaller, code, tools))) ? smaller : file;
  return {
    upload,
    advice: code === null || code.kind === 'slip' ? null : code.kind,
    fingerprint: code?.kind === 'slip' ? await tools.fingerprint(code.key) : null,
    transfer: code?.kind === 'slip' ? code.transfer : null,
  };
}

/** Returns null when this device cannot read codes, which says nothing about the picture. */
async function readCode(file: Blob, { readCodes }: PictureTools): Promise<SlipCode | null> {
  const texts = await readCodes(file).catch(() => null);
  return texts && readSlipCode(texts);
}

async function isSameCode(smaller: Blob, code: SlipCode | null, tools: PictureTools): Promise<boolean> {
  if (code?.kind !== 'slip') return false;
  const smallerCode = await readCode(smaller, tools);
  return smallerCode?.kind === 'slip' && smallerCode.key === code.key;
}

async function shrink(file: File, { open }: PictureTools): Promise<File | null> {
  const picture = await open(file).catch(() => null);
  if (!picture) return null;
  const plan = planShrink({ width: picture.width, height: picture.height, bytes: file.size });
  const jpeg = plan && (await picture.toJpeg(plan).catch(() => null));
  picture.close();
  if (!jpeg || jpeg.size >= file.size) return null;
  return new File([jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
