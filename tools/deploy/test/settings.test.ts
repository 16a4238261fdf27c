import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveFolder, walletFile } from '@wallet/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { startSettableSite, type SettableSite } from '../src/start-settable-site.ts';
import { anySettings, readServed, type Served } from './any-settings.ts';

let site: SettableSite;

beforeAll(async () => {
  site = await startSettableSite('wallet-th', { backend: 'http://127.0.0.1:9' });
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

/** Everything that is sent belongs together, and the policy allows the page's own styles and scripts, and no others. */
function expectWhole({ versions, policy, html }: Served): void {
  expect(new Set(Object.values(versions)).size, JSON.stringify(versions)).toBe(1);
  const inline = [...html.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g)].map(([, text = '']) => text);
  expect(inline.length).toBeGreaterThan(1);
  for (const text of inline) expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
}

it('is written without packages, and says which pictures it could not draw', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-archive-'));
  cpSync(archiveFolder('wallet-th'), folder, { recursive: true });
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ brandColor: '#0057b8', pictures: { favicon: 'own.ico' } }));
  cpSync(join(archiveFolder('wallet-th'), 'files/favicon.ico'), join(folder, 'own.ico'));
  const output = execFileSync(
    process.execPath,
    [join(folder, walletFile), 'apply', '--settings', join(folder, 'settings.json'), '--to', join(folder, 'site')],
    { encoding: 'utf8' },
  );
  expect(output).toContain('These pictures are still those of the build.');
  expect(output).toContain('site/icon-512.png');
  expect(output).not.toContain('favicon.ico');
  rmSync(folder, { recursive: true });
});

describe('a site with settings', () => {
  it('is the plain build without any', async () => {
    const served = await readServed(site.url);
    expectWhole(served);
    expect(Object.values(served.versions)[0]).toBe('');
  });

  it('is of one version in all its parts, whatever was set before', { timeout: 120_000 }, async () => {
    for (const settings of fc.sample(anySettings, { numRuns: 3, seed: 1 })) {
      await site.apply(settings);
      expectWhole(await readServed(site.url));
    }
  });

  it('has the name, the colours, the texts and the features of the operator', { timeout: 60_000 }, async () => {
    const before = await readServed(site.url);
    await site.apply({
      names: { th: 'โชคดี' },
      brandColor: '#0057b8',
      off: ['howto'],
      texts: { th: { 'auth:heading': 'ยินดีต้อนรับ' } },
      flags: { apiBaseUrl: 'https://backend.example' },
    });
    const served = await readServed(site.url);
    expectWhole(served);
    expect(served.name).toBe('โชคดี');
    expect(served.html).toContain('ยินดีต้อนรับ');
    expect(before.html).toContain('href="/howto"');
    expect(served.html).not.toContain('href="/howto"');
    expect(served.policy).toContain("connect-src 'self' https://backend.example wss://backend.example");
    expect(served.html.match(/<meta name="theme-color" content="[^"]+"/g)).not.toEqual(
      before.html.match(/<meta name="theme-color" content="[^"]+"/g),
    );
  });

  it('has icons and pictures of links in the brand, and those that the operator gave', { timeout: 60_000 }, async () => {
    const read = async (file: string) => Buffer.from(await (await fetch(`${site.url}/${file}`)).arrayBuffer());
    const pictures = ['favicon.ico', 'apple-touch-icon.png', 'site/icon-512.png', 'site/preview-lo.png'];
    await site.apply({});
    const before = await Promise.all(pictures.map(read));
    await site.apply({ names: { lo: 'ໂຊກດີ' }, brandColor: '#0057b8' });
    const after = await Promise.all(pictures.map(read));
    expect(after.map((picture, index) => picture.equals(before[index] ?? picture))).toEqual([false, false, false, false]);
    const own = new PNG({ width: 512, height: 512 });
    await site.apply({ brandColor: '#0057b8', pictures: { icon512: 'icon.png' } }, { 'icon.png': PNG.sync.write(own) });
    expect(PNG.sync.read(await read('site/icon-512.png')).data.every((part) => part === 0)).toBe(true);
  });

  it('sends drawings that the operator gave with a policy in which nothing runs', { timeout: 60_000 }, async () => {
    const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>');
    await site.apply({ bankLogos: { KBANK: 'kbank.svg' } }, { 'kbank.svg': logo });
    const { bankLogos } = JSON.parse(/id="settings">([^<]*)</.exec((await readServed(site.url)).html)?.[1] ?? '') as {
      bankLogos: Record<string, string>;
    };
    const response = await fetch(`${site.url}${String(bankLogos.KBANK)}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(logo);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect((await fetch(`${site.url}/settings/settings.json`)).status).toBe(404);
    expect((await fetch(`${site.url}/written.json`)).status).toBe(404);
  });

  it('says to search engines and chat apps what the operator says', { timeout: 60_000 }, async () => {
    await site.apply({ texts: { th: { 'site:description.login': 'เข้ามาเลย' } } });
    expect((await readServed(site.url)).html).toContain('<meta name="description" content="เข้ามาเลย">');
  });

  it('stays as it is when the next settings cannot be used', { timeout: 60_000 }, async () => {
    const before = await readServed(site.url);
    await expect(site.apply({ brandColor: 'red', of: [] })).rejects.toThrow(
      /brandColor is "red"; expected a colour like #f2c14e\.\n.*of is unknown; expected one of /,
    );
    expect((await readServed(site.url)).versions).toEqual(before.versions);
  });
});
