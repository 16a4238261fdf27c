import { isOwnCache } from './worker-build.ts';

/** Removes everything that the worker kept, and nothing of other apps of the same origin. Never rejects. */
export async function removeOwnCaches(scope: string): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.filter((name) => isOwnCache(name, scope)).map((name) => caches.delete(name)));
}
