import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAsset, keepOffline } from './keep-offline.ts';
import { memoryCaches } from './memory-caches.ts';

const build = {
  entry: '/assets/index-1.js',
  settings: 'abc',
  shellRevision: '1',
  shellAssets: [],
  pages: ['/login', '/contact'],
  pageAssets: { th: ['/assets/a.js', '/assets/th.js'], lo: ['/assets/a.js', '/assets/lo.js'] },
  assets: ['/assets/a.js', '/assets/b.js', '/assets/th.js', '/assets/lo.js'],
};
const request = { type: 'keep', language: 'th', path: '/login', assets: [], savesData: false } as const;

const { stored, caches } = memoryCaches();

const page = (entry: string, language: string, settings = build.settings) =>
  new Response(`<html lang="${language}"><script id="settings">{"version":"${settings}"}</script><script src="${entry}"></script>`, {
    headers: { 'Content-Type': 'text/html' },
  });
const script = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });
let server: (path: string) => Response;
const requested: string[] = [];

beforeEach(() => {
  stored.clear();
  requested.length = 0;
  server = (path) => (path.startsWith('/assets/') ? script() : page(build.entry, 'th'));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    // Responses that a test makes have no type of the network.
    return Object.defineProperty(server(path), 'type', { value: 'basic' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const paths = () => [...stored.values()].flatMap((entries) => [...entries.keys()]).toSorted();

describe('keepOffline', () => {
  it('keeps all pages and what they need in the language, each fetched once', async () => {
    await keepOffline(build, request);
    expect(paths()).toEqual(['/assets/a.js', '/assets/th.js', '/contact', '/login']);
    await keepOffline(build, request);
    expect(requested).toHaveLength(4);
  });

  it('keeps only what was opened if the member saves data', async () => {
    await keepOffline(build, { ...request, assets: ['/assets/b.js'], savesData: true });
    expect(paths()).toEqual(['/assets/b.js', '/login']);
  });

  it('fetches pages again in another language', async () => {
    await keepOffline(build, request);
    server = (path) => (path.startsWith('/assets/') ? script() : page(build.entry, 'lo'));
    await keepOffline(build, { ...request, language: 'lo' });
    expect(await stored.get('wallet-pages:/assets/index-1.js#abc')?.get('/login')?.text()).toContain('lang="lo"');
  });

  it('keeps no file but the assets of the build', async () => {
    await keepOffline(build, {
      ...request,
      assets: ['/api/wallet', '/assets/other.js', 'https://evil.example/assets/a.js'],
      savesData: true,
    });
    expect(paths()).toEqual(['/login']);
  });

  it.each([
    ['a page of another build', () => page('/assets/index-2.js', 'th')],
    ['a page in another language', () => page(build.entry, 'en')],
    ['a page with other settings', () => page(build.entry, 'th', 'def')],
    ['an error', () => new Response(`src="${build.entry}" <html lang="th"`, { status: 502 })],
  ])('does not keep %s', async (_name, answer) => {
    server = (path) => (path.startsWith('/assets/') ? script() : answer());
    await keepOffline(build, request);
    expect(paths()).toEqual(['/assets/a.js', '/assets/th.js']);
  });

  it('ends quietly when the line is lost or storage is full', async () => {
    server = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(keepOffline(build, request)).resolves.toBeUndefined();
    expect(paths()).toEqual([]);
  });
});

describe('isAsset', () => {
  const basic = (response: Response) => Object.defineProperty(response, 'type', { value: 'basic' });

  it.each([
    [true, () => basic(script())],
    [false, () => basic(new Response('', { status: 404 }))],
    [false, () => basic(page('', 'th'))],
    [false, script],
  ])('returns %s', (expected, response) => {
    expect(isAsset(response())).toBe(expected);
  });
});
