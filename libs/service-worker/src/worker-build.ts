import { settingsId, sharedSlipCache, versionOf } from '@wallet/domain';

/** What the worker knows about its build. */
export interface WorkerBuild {
  /** Path of the entry script. It names the build: a page without it is of another one. */
  readonly entry: string;
  /** Version of the operator's settings. */
  readonly settings: string;
  /** Changes with the page without prerendered markup. */
  readonly shellRevision: string;
  /** Paths of the assets without which no page starts. */
  readonly shellAssets: readonly string[];
  /** Paths of the prerendered pages. */
  readonly pages: readonly string[];
  /** Paths of the assets that these pages need, by language. */
  readonly pageAssets: Readonly<Record<string, readonly string[]>>;
  /** Paths of all hashed assets. */
  readonly assets: readonly string[];
}

/** Path of the page without prerendered markup. */
export const shellPath = '/';

/** Other apps of the same origin have caches too. */
const cachePrefix = 'wallet-';

export const assetsCache = `${cachePrefix}assets`;

const pagesPrefix = `${cachePrefix}pages:`;

type Version = Pick<WorkerBuild, 'entry' | 'settings'>;

/** Pages of different builds and settings are never mixed. */
export const pagesCacheOf = ({ entry, settings }: Version): string => `${pagesPrefix}${versionOf({ build: entry, settings })}`;

/** Returns whether a cache holds pages of another build. */
export const isFormerCache = (build: Version, name: string): boolean => name.startsWith(pagesPrefix) && name !== pagesCacheOf(build);

/**
 * Returns whether a cache belongs to the wallet's worker. Workbox names its own after the `scope` of the worker, the address below which it
 * answers.
 */
const isOwnCache = (name: string, scope: string): boolean =>
  name.startsWith(cachePrefix) || name === sharedSlipCache || (name.startsWith('workbox-') && name.endsWith(scope));

/**
 * Returns whether an address is that of a hashed asset of this build. With a query, any site could make the worker keep the same asset again
 * and again.
 */
export const isOwnAsset = ({ assets }: Pick<WorkerBuild, 'assets'>, { pathname, search }: URL): boolean =>
  search === '' && assets.includes(pathname);

/** Returns whether a page is of this build, has its settings, and is in this language if one is given. */
export const fitsBuild = ({ entry, settings }: Version, html: string, language?: string): boolean =>
  html.includes(`src="${entry}"`) &&
  html.includes(`id="${settingsId}">{"version":"${settings}"`) &&
  (language === undefined || html.includes(`<html lang="${language}"`));

/** Removes everything that the worker kept, and nothing of other apps of the same origin. Never rejects. */
export async function removeOwnCaches(scope: string): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.filter((name) => isOwnCache(name, scope)).map((name) => caches.delete(name)));
}
