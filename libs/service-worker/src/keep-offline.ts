import type { WorkerMessage } from './messages.ts';
import { assetsCache, fitsBuild, pagesCacheOf, type WorkerBuild } from './worker-build.ts';

type KeepRequest = Extract<WorkerMessage, { readonly type: 'keep' }>;

/**
 * Keeps what pages need without a line. Members who save data keep only what they have opened, which comes from the
 * browser's own cache. Never rejects: what is missing is fetched again another time.
 */
export async function keepOffline(build: WorkerBuild, request: KeepRequest): Promise<void> {
  const { language, path, savesData } = request;
  const loaded = request.assets.filter((asset) => build.assets.includes(asset));
  try {
    const assets = await caches.open(assetsCache);
    for (const asset of new Set([...loaded, ...(savesData ? [] : (build.pageAssets[language] ?? []))])) await keepAsset(assets, asset);
    const pages = await caches.open(pagesCacheOf(build));
    for (const page of build.pages) if (!savesData || page === path) await keepPage(build, pages, page, language);
  } catch {
    // The line is gone or storage is full.
  }
}

const quietly: RequestInit = { credentials: 'same-origin', priority: 'low' };

async function keepAsset(cache: Cache, asset: string): Promise<void> {
  if (await caches.match(asset, { ignoreVary: true })) return;
  const response = await fetch(asset, quietly);
  if (isAsset(response)) await cache.put(asset, response);
}

/** Returns whether a response is the asset, not an error or a page in its place. */
export const isAsset = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !/^text\/html\b/.test(response.headers.get('content-type') ?? '');

/** The server chooses the language by the cookie and may be of another build, so what it sends is compared. */
async function keepPage(build: WorkerBuild, cache: Cache, page: string, language: string): Promise<void> {
  const kept = await cache.match(page, { ignoreVary: true });
  if (kept && fitsBuild(build, await kept.text(), language)) return;
  const response = await fetch(page, { ...quietly, cache: 'no-cache' });
  if (!response.ok || response.redirected || !fitsBuild(build, await response.clone().text(), language)) return;
  await cache.put(page, response);
}
