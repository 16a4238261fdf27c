import { planShrink, type ShrinkPlan } from './plan-shrink.ts';
import { readSlipCode, type SlipCode } from './read-slip-code.ts';

/** A picture that the device could open. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** Writes it anew. null where the browser cannot. */
  readonly toJpeg: (plan: ShrinkPlan) => Promise<Blob | null>;
  readonly close: () => void;
}

/** What the device can do with pictures. */
export interface PictureTools {
  /** Rejects for what is no picture. */
  readonly open: (file: Blob) => Promise<OpenPicture>;
  /** What the QR codes in it say. Rejects where the device cannot read any. */
  readonly readCodes: (file: Blob) => Promise<readonly string[]>;
  /** By which a reference is known again without being kept; null where the browser cannot reckon it. */
  readonly fingerprint: (reference: string) => Promise<string | null>;
}

/** A picture that is ready to be sent. */
export interface PreparedSlip {
  readonly upload: File;
  /** What is odd about it, and only ever pointed out: the bank decides. */
  readonly advice: 'no-code' | 'pay-code' | null;
  /** Of the transfer that the slip is about; null where that is not known. */
  readonly fingerprint: string | null;
}

/**
 * Looks at a chosen picture on the device: makes a large one smaller, and reads its code. `maxBytes` is what may be
 * sent: of a picture beyond it the smaller one is sent in any case, otherwise only where its code can still be read.
 * Where the device can do neither, the picture stays as it is.
 */
export async function prepareSlip(file: File, maxBytes: number, tools: PictureTools): Promise<PreparedSlip> {
  const code = await readCode(file, tools);
  const smaller = await shrink(file, tools);
  const upload = smaller && (file.size > maxBytes || (await isSameCode(smaller, code, tools))) ? smaller : file;
  return {
    upload,
    advice: code === null || code.kind === 'slip' ? null : code.kind === 'none' ? 'no-code' : 'pay-code',
    fingerprint: code?.kind === 'slip' ? await tools.fingerprint(code.reference) : null,
  };
}

/** null where nothing on this device reads codes, which says nothing about the picture. */
async function readCode(file: Blob, { readCodes }: PictureTools): Promise<SlipCode | null> {
  const texts = await readCodes(file).catch(() => null);
  return texts && readSlipCode(texts);
}

async function isSameCode(smaller: Blob, code: SlipCode | null, tools: PictureTools): Promise<boolean> {
  if (code?.kind !== 'slip') return false;
  const again = await readCode(smaller, tools);
  return again?.kind === 'slip' && again.reference === code.reference;
}

async function shrink(file: File, { open }: PictureTools): Promise<File | null> {
  const picture = await open(file).catch(() => null);
  if (!picture) return null;
  const plan = planShrink({ width: picture.width, height: picture.height, bytes: file.size });
  const made = plan && (await picture.toJpeg(plan).catch(() => null));
  picture.close();
  if (!made || made.size >= file.size) return null;
  return new File([made], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
