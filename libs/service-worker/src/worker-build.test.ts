import { expect, it, afterEach, vi } from 'vitest';
import { isOwnAsset, removeOwnCaches, assetsCache, pagesCacheOf } from './worker-build.ts';
import { sharedSlipCache } from '@wallet/domain';

it.each([
  ['/assets/a-1.js', true],
  ['/assets/a-1.js?1', false],
  ['/assets/other.js', false],
  ['/login', false],
])('isOwnAsset of %s is %s', (address, expected) => {
  expect(isOwnAsset({ assets: ['/assets/a-1.js'] }, new URL(address, 'https://wallet.test'))).toBe(expected);
});

afterEach(() => vi.unstubAllGlobals());

const own = [
  assetsCache,
  pagesCacheOf({ entry: '/assets/index-1.js', settings: '' }),
  pagesCacheOf({ entry: '/assets/index-2.js', settings: '' }),
  sharedSlipCache,
  // As Workbox names it.
  'workbox-precache-v2-https://wallet.test/',
];
const others = ['assets', 'games', 'workbox-precache-v2-https://wallet.test/games/', 'workbox-runtime-https://wallet.test/games/'];

const stub = (remove: (name: string) => Promise<boolean>, names = [...own, ...others]) =>
  vi.stubGlobal('caches', { keys: () => Promise.resolve(names), delete: remove });

it('removes the caches of the worker, of every build, and none of another app', async () => {
  const removed: string[] = [];
  stub((name) => Promise.resolve(removed.push(name) > 0));
  await removeOwnCaches('https://wallet.test/');
  expect(removed).toEqual(own);
});

it('removes the others where one cannot be removed', async () => {
  const removed: string[] = [];
  stub((name) => (name === assetsCache ? Promise.reject(new DOMException('broken')) : Promise.resolve(removed.push(name) > 0)));
  await expect(removeOwnCaches('https://wallet.test/')).resolves.toBeUndefined();
  expect(removed).toEqual(own.slice(1));
});

it('ends where the browser refuses caches', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  await expect(removeOwnCaches('https://wallet.test/')).resolves.toBeUndefined();
});
