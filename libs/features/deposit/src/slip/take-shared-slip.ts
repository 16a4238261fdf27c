import { sharedNameHeader, sharedSlipCache, sharedSlipMs, sharePath } from '@wallet/domain';

/** How long the browser may take to hand over an opened file, in milliseconds. */
const fileMs = 2000;

interface LaunchQueue {
  readonly setConsumer: (consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void) => void;
}

/** A slip that the service worker kept. */
export interface KeptSlip {
  readonly file: File;
  /** How long ago it was shared, in milliseconds. */
  readonly ageMs: number;
}

/** Reads the slip that the service worker keeps. Null if there is none (any more). */
export async function readKeptSlip(): Promise<KeptSlip | null> {
  try {
    const kept = await (await caches.open(sharedSlipCache)).match(sharePath);
    const ageMs = Date.now() - Date.parse(kept?.headers.get('Date') ?? '');
    if (!kept || !(ageMs < sharedSlipMs)) return null;
    const content = await kept.blob();
    return { file: new File([content], decodeURIComponent(kept.headers.get(sharedNameHeader) ?? ''), { type: content.type }), ageMs };
  } catch {
    // The browser has no caches or refuses them.
    return null;
  }
}

/** Removes the slip that the service worker keeps. */
export async function removeKeptSlip(): Promise<void> {
  try {
    await caches.delete(sharedSlipCache);
  } catch {
    // The browser has no caches or refuses them.
  }
}

/** Takes the picture that was opened with the installed app. Null if the browser hands over none. */
export async function takeOpenedFile(): Promise<File | null> {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  if (!launchQueue) return null;
  const handle = await new Promise<FileSystemFileHandle | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), fileMs);
    launchQueue.setConsumer(({ files }) => resolve(files[0]));
  });
  return handle ? handle.getFile().catch(() => null) : null;
}
