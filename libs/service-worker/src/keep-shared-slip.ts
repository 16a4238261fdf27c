import {
  maxOpenedSlipBytes,
  sharedField,
  sharedNameHeader,
  sharedSlipCache,
  sharedSlipMs,
  sharePath,
  type SharedState,
} from '@wallet/domain';

/** Whether a page of another site posted it. The system's share sheet has no referrer. */
const isFromOtherSite = ({ referrer, url }: Request) => /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin;

/**
 * Keeps the picture of a posted share until the deposit takes it. It replaces an earlier one. Whether it can be a slip is decided there, as for
 * every chosen picture. Never rejects.
 */
export async function keepSharedSlip(request: Request): Promise<SharedState> {
  if (isFromOtherSite(request)) return 'none';
  try {
    const form = await request.formData();
    const files = form.getAll(sharedField).filter((entry) => entry instanceof File && entry.size > 0) as File[];
    const [file] = files;
    if (!file) return 'none';
    if (files.length > 1) return 'several';
    if (file.size > maxOpenedSlipBytes) return 'too-large';
    const cache = await caches.open(sharedSlipCache);
    const headers = { 'Content-Type': file.type, [sharedNameHeader]: encodeURIComponent(file.name), Date: new Date().toUTCString() };
    await cache.put(sharePath, new Response(file, { headers }));
    return 'kept';
  } catch {
    // Not a form, or storage is full or forbidden.
    return 'lost';
  }
}

/** Removes a kept slip that nobody has taken in time. Never rejects. */
export async function removeOldSharedSlip(): Promise<void> {
  try {
    if (!(await caches.has(sharedSlipCache))) return;
    const kept = await (await caches.open(sharedSlipCache)).match(sharePath);
    const sharedAt = Date.parse(kept?.headers.get('Date') ?? '');
    if (!(Date.now() - sharedAt < sharedSlipMs)) await caches.delete(sharedSlipCache);
  } catch {
    // Storage is forbidden.
  }
}
