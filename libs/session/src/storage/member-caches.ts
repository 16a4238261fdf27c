import { memberPrefix } from './storage.ts';

/** Removes what the service worker keeps of a member: a slip that was shared with the app. */
export function removeMemberCaches(): void {
  remove().catch(() => undefined);
}

/** Rejects where the browser has no caches or refuses them. Then nothing was kept either. */
async function remove(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(memberPrefix)) await caches.delete(name);
}
