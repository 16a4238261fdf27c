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

/** What the bytes of a picture say. */
export interface PictureFacts {
  /** Why it cannot be sent as it is: it is too large, or of a type that backends do not take. */
  readonly fault: 'too-large' | 'other-type' | null;
  readonly isFourInk: boolean;
  /** In pixels, before it is turned upright. Null if it is not known. */
  readonly storedWidth: number | null;
}

/**
 * Prepares a chosen picture on the device: draws it again if that helps, and reads its code. A picture with a fault is always replaced by the
 * drawn one, others only if their code stays readable. If the device can do neither, the picture stays unchanged.
 */
export async function prepareSlip(file: File, facts: PictureFacts, tools: PictureTools): Promise<SlipPreparation> {
  const { fault } = facts;
  const drawn = await draw(file, facts, tools);
  // Readers of codes know fewer types than browsers open.
  const code = await readCode(fault === 'other-type' && drawn ? drawn : file, tools);
  const upload = drawn && (fault !== null || (await isSameCode(drawn, code, tools))) ? drawn : file;
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

/** Draws a picture again as a JPEG: upright, in usual colours, and no larger than its code needs. Null if it is fine as it is, or cannot be drawn. */
async function draw(file: File, { fault, isFourInk, storedWidth }: PictureFacts, { open }: PictureTools): Promise<File | null> {
  const picture = await open(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const isOdd = fault === 'other-type' || isFourInk || (storedWidth !== null && storedWidth !== width);
  const plan = planShrink({ width, height, bytes: isOdd ? Number.POSITIVE_INFINITY : file.size });
  const jpeg = plan && (await picture.toJpeg(plan).catch(() => null));
  picture.close();
  if (!jpeg || (!isOdd && jpeg.size >= file.size)) return null;
  return new File([jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
