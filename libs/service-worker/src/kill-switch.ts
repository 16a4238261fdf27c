import { removeOwnCaches } from './worker-build.ts';
import { scope } from './scope.ts';

/** Replaces a broken worker: it removes everything that was kept and then itself. Pages come from the server again. */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const { registration } = scope;
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for it
  event.waitUntil(removeOwnCaches(registration.scope).finally(() => registration.unregister()));
});
