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
  /** Resolves to the texts of the QR codes in a picture. Rejects when the device cannot read codes, or not in such a file. */
  readonly readCodes: (file: Blob) => Promise<readonly string[]>;
  /** Recognises a transfer by its key without storing it. Resolves to null when the browser cannot compute it. */
  readonly fingerprint: (key: string) => Promise<string | null>;
}

/** What the bytes of a picture say. */
export interface PictureFacts {
  /** Why it cannot be sent as it is: it is too large, or of a type that backends do not take. */
  readonly fault: 'too-large' | 'other-type' | null;
  /** Some programs would show it otherwise than browsers. */
  readonly isOdd: boolean;
  /** The end of the file is missing. Some browsers draw the rest of it, others nothing. */
  readonly isCutOff: boolean;
}

/**
 * Prepares a chosen picture on the device: draws it again if that helps, and reads its code. A picture with a fault is replaced by the drawn
 * one, others only if their code stays, or becomes, readable. If the device can do neither, the picture stays unchanged.
 */
export async function prepareSlip(file: File, facts: PictureFacts, tools: PictureTools): Promise<SlipPreparation> {
  // Readers of codes know fewer types than browsers open.
  const original = facts.fault === 'other-type' ? null : await readCode(file, tools);
  const drawn = await draw(file, facts, original, tools);
  const upload = drawn && isBetter(drawn, original, facts) ? drawn.file : file;
  const code = mostTelling([original, drawn?.code ?? null]);
  const slip = code?.kind === 'slip' ? code : null;
  const advice = code === null || code.kind === 'slip' ? null : code.kind;
  return {
    upload,
    advice: facts.isCutOff && upload === file && advice !== 'pay-code' ? 'cut-off' : advice,
    fingerprint: slip && (await tools.fingerprint(slip.key)),
    transfer: slip?.transfer ?? null,
  };
}

/** Whether to send the drawn picture in place of the original one. */
function isBetter({ code }: DrawnPicture, original: SlipCode | null, { fault, isCutOff }: PictureFacts): boolean {
  if (code?.kind === 'slip' && (original?.kind !== 'slip' || code.key === original.key)) return true;
  return fault !== null && !isCutOff;
}

function mostTelling(codes: readonly (SlipCode | null)[]): SlipCode | null {
  const found = (['slip', 'pay-code', 'other-code', 'no-code'] as const).map((kind) => codes.find((code) => code?.kind === kind));
  return found.find((code) => code !== undefined) ?? null;
}

/** Returns null when this device cannot read codes, or not in such a picture, which says nothing about the picture. */
async function readCode(file: Blob, { readCodes }: PictureTools): Promise<SlipCode | null> {
  const texts = await readCodes(file).catch(() => null);
  return texts && readSlipCode(texts);
}

interface DrawnPicture {
  readonly file: File;
  readonly code: SlipCode | null;
}

/**
 * Draws a picture again as a JPEG: upright, on white, in usual colours, and no larger than its code needs. Null if it is fine as it is, or cannot
 * be drawn.
 */
async function draw(file: File, facts: PictureFacts, code: SlipCode | null, tools: PictureTools): Promise<DrawnPicture | null> {
  const picture = await tools.open(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  // Readers of codes know fewer types and less of transparency than browsers.
  const isHelped = code === null || code.kind === 'no-code' || facts.fault === 'other-type' || facts.isOdd || facts.isCutOff;
  const plan = planShrink({ width, height, bytes: isHelped ? Number.POSITIVE_INFINITY : file.size });
  const jpeg = plan && (await picture.toJpeg(plan).catch(() => null));
  picture.close();
  if (!jpeg || (!isHelped && jpeg.size >= file.size)) return null;
  const drawn = new File([jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  return { file: drawn, code: await readCode(drawn, tools) };
}

/** Smaller files upload fast enough unchanged. */
const minBytes = 1.5 * 1024 * 1024;
/** Below these, a slip's small QR code has too few pixels to be read. Long screenshots are narrow, hence both limits. */
const minLongSide = 1600;
const minShortSide = 1080;
const quality = 0.88;

/** A picture's size in pixels, and of its file in bytes. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The size and quality of a picture that is re-encoded as JPEG. */
export interface ShrinkPlan {
  readonly width: number;
  readonly height: number;
  /** JPEG quality from 0 to 1. */
  readonly quality: number;
}

/** Plans how to shrink a large picture while its QR code stays readable. Returns null when that is not worthwhile. */
export function planShrink({ width, height, bytes }: PictureSize): ShrinkPlan | null {
  if (bytes <= minBytes) return null;
  const scale = Math.min(1, Math.max(minLongSide / Math.max(width, height), minShortSide / Math.min(width, height)));
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale), quality };
}
