import { checkSlip, maxOpenedSlipBytes, megabyte, type PickedFile, type SlipRefusal } from '@wallet/domain';
import type { PreparedSlip } from '../draft/prepared-slip.ts';

/** Enough bytes to recognise the file type. */
const headBytes = 16;

/** How long a member waits for the inspection. It is only a help: the picture can be sent without it. */
const maxInspectMs = 8000;

export type SlipReading = { readonly ok: true; readonly slip: PreparedSlip } | { readonly ok: false; readonly refusal: SlipRefusal };

/** Loads the code that opens pictures and reads QR codes, once the first slip is chosen. */
const loadTools = () => Promise.all([import('./prepare-slip.ts'), import('./picture-tools.ts')]);

/**
 * Inspects a file chosen as a slip: refuses what cannot be one and prepares the rest. An oversized picture is refused only if the device
 * cannot shrink it.
 */
export async function inspectSlip(
  file: File,
  prepare: (file: File, maxBytes: number) => Promise<PreparedSlip> = prepareHere,
): Promise<SlipReading> {
  const picked = await pick(file);
  const check = checkSlip(picked);
  const maximum = maxBytesOf(check.ok ? null : check.refusal);
  if (!check.ok && (maximum === null || file.size > maxOpenedSlipBytes)) return { ok: false, refusal: check.refusal };
  const slip = await withTimeout(prepare(file, maximum ?? Number.POSITIVE_INFINITY), file);
  const finalCheck = slip.upload === file ? check : checkSlip(await pick(slip.upload));
  return finalCheck.ok ? { ok: true, slip } : { ok: false, refusal: finalCheck.refusal };
}

const pick = async (file: File): Promise<PickedFile> => ({
  name: file.name,
  type: file.type,
  size: file.size,
  head: new Uint8Array(await file.slice(0, headBytes).arrayBuffer()),
});

/** Returns the size limit if the file is refused for exceeding it, otherwise null. */
function maxBytesOf(refusal: SlipRefusal | null): number | null {
  return refusal?.code === 'TOO_LARGE' ? refusal.megabytes * megabyte : null;
}

async function prepareHere(file: File, maxBytes: number): Promise<PreparedSlip> {
  const [{ prepareSlip }, { pictureTools }] = await loadTools();
  return prepareSlip(file, maxBytes, pictureTools);
}

/** Resolves to the unchanged picture when the preparation takes too long or fails. */
function withTimeout(preparing: Promise<PreparedSlip>, file: File): Promise<PreparedSlip> {
  const unchanged: PreparedSlip = { upload: file, advice: null, fingerprint: null };
  const timeout = new Promise<PreparedSlip>((resolve) => setTimeout(() => resolve(unchanged), maxInspectMs));
  return Promise.race([preparing.catch(() => unchanged), timeout]);
}
