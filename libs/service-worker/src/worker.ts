import { sharedAddress, sharePath, versionOf } from '@wallet/domain';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerNavigation } from './answer-navigation.ts';
import { isAsset, keepOffline } from './keep-offline.ts';
import { keepSharedSlip, removeOldSharedSlip } from './keep-shared-slip.ts';
import { readMessage } from './messages.ts';
import { scope, type NavigationEvent } from './scope.ts';
import { assetsCache, fitsBuild, isFormerCache, isOwnAsset, pagesCacheOf, shellPath, type WorkerBuild } from './worker-build.ts';

/**
 * The service worker. It answers navigations and requests for hashed assets of its own origin. Calls, the socket,
 * uploads and other origins never pass through it, so that nothing of a member is kept but a slip that they share with the app, for minutes.
 */
declare const __WORKER_BUILD__: WorkerBuild;

const build = __WORKER_BUILD__;

// The server may be of another build by now.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      if (new URL(request.url).pathname !== shellPath) return isAsset(response) ? response : null;
      return fitsBuild(build, await response.clone().text()) ? response : null;
    },
  },
]);
precache([{ url: shellPath, revision: build.shellRevision }, ...build.shellAssets.map((url) => ({ url, revision: null }))]);

const assets = new CacheFirst({
  cacheName: assetsCache,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isAsset(response) ? response : null) }],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOwnAsset(build, url),
  async (options) => (await matchPrecache(options.url.pathname).catch(() => undefined)) ?? assets.handle(options),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:api|socket\.io|assets|videos)\//.test(url.pathname),
  ({ event, request, url }) => {
    const fetchEvent = event as NavigationEvent;
    fetchEvent.waitUntil(removeOldSharedSlip());
    const network = Promise.resolve(fetchEvent.preloadResponse).then((response) => response ?? fetch(request));
    fetchEvent.waitUntil(network.catch(() => undefined));
    return answerNavigation({
      network,
      kept: async () => {
        const pages = await caches.open(pagesCacheOf(build));
        return (await pages.match(url.pathname.replace(/(.)\/$/, '$1'), { ignoreVary: true })) ?? matchPrecache(shellPath);
      },
    });
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  async ({ request }) => Response.redirect(sharedAddress(await keepSharedSlip(request)), 303),
  'POST',
);

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([preloadPages(), removeFormer(), removeOldSharedSlip(), scope.clients.claim()]));
});

/** The request for a page does not wait until the worker runs. Where it fails, Firefox shows its own error instead of the kept page. */
async function preloadPages(): Promise<void> {
  const preload = scope.registration.navigationPreload;
  await (navigator.userAgent.includes('Firefox/') ? preload?.disable() : preload?.enable());
}

async function removeFormer(): Promise<void> {
  for (const name of await caches.keys()) if (isFormerCache(build, name)) await caches.delete(name);
  const cache = await caches.open(assetsCache);
  for (const request of await cache.keys()) {
    if (!isOwnAsset(build, new URL(request.url))) await cache.delete(request);
  }
}

/** Requests to keep are carried out one after the other. */
let keeping: Promise<void> = Promise.resolve();

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'activate') void scope.skipWaiting();
  else if (message?.type === 'version') event.ports[0]?.postMessage(versionOf({ build: build.entry, settings: build.settings }));
  else if (message) {
    keeping = keeping.then(removeOldSharedSlip).then(() => keepOffline(build, message));
    event.waitUntil(keeping);
  }
});
