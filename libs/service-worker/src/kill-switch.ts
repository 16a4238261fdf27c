import { scope } from './scope.ts';

/** Replaces a broken worker: it removes everything that was kept and then itself. Pages come from the server again. */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
