import { checkSlip, megabyte, type PickedFile, type SlipRefusal } from '@wallet/domain';
import type { PreparedSlip } from './prepare-slip.ts';

/** Enough to tell what kind of file it is. */
const headBytes = 16;

/** Pictures beyond this are not opened: a phone may have no memory for them. */
const maxOpenedTimes = 3;

/** How long a member waits for the device. It only helps: the picture can be sent without. */
const maxLookMs = 8000;

export type SlipReading = { readonly ok: true; readonly slip: PreparedSlip } | { readonly ok: false; readonly refusal: SlipRefusal };

/** The code that opens pictures and reads codes in them, which comes when the first slip is chosen. */
const loadTools = () => Promise.all([import('./prepare-slip.ts'), import('./picture-tools.ts')]);

/**
 * Looks at a file that was chosen as a slip: refuses what can be none, and makes ready what can. A picture that is too
 * large is refused only where the device cannot make it smaller.
 */
export async function inspectSlip(
  file: File,
  prepare: (file: File, maxBytes: number) => Promise<PreparedSlip> = prepareHere,
): Promise<SlipReading> {
  const picked = await pick(file);
  const check = checkSlip(picked);
  const maximum = maxBytesOf(check.ok ? null : check.refusal);
  if (!check.ok && (maximum === null || file.size > maximum * maxOpenedTimes)) return { ok: false, refusal: check.refusal };
  const slip = await inTime(prepare(file, maximum ?? Number.POSITIVE_INFINITY), file);
  const again = slip.upload === file ? check : checkSlip(await pick(slip.upload));
  return again.ok ? { ok: true, slip } : { ok: false, refusal: again.refusal };
}

const pick = async (file: File): Promise<PickedFile> => ({
  name: file.name,
  type: file.type,
  size: file.size,
  head: new Uint8Array(await file.slice(0, headBytes).arrayBuffer()),
});

/** What may be sent at most, where that is why a file is refused. */
function maxBytesOf(refusal: SlipRefusal | null): number | null {
  return refusal?.code === 'TOO_LARGE' ? refusal.megabytes * megabyte : null;
}

async function prepareHere(file: File, maxBytes: number): Promise<PreparedSlip> {
  const [{ prepareSlip }, { pictureTools }] = await loadTools();
  return prepareSlip(file, maxBytes, pictureTools);
}

/** The picture as it is where looking takes too long, or its code does not arrive. */
function inTime(preparing: Promise<PreparedSlip>, file: File): Promise<PreparedSlip> {
  const asItIs: PreparedSlip = { upload: file, advice: null, fingerprint: null };
  const late = new Promise<PreparedSlip>((resolve) => setTimeout(() => resolve(asItIs), maxLookMs));
  return Promise.race([preparing.catch(() => asItIs), late]);
}
