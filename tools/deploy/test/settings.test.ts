import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PNG } from 'pngjs';
import { startSettableSite, type SettableSite } from '../src/start-settable-site.ts';
import { readServed, type Served } from './any-settings.ts';

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

it('is the plain build without settings', async () => {
  const served = await readServed(site.url);
  expectWhole(served);
  expect(Object.values(served.versions)[0]).toBe('');
});

describe('a site with settings', () => {
  const read = async (file: string) => Buffer.from(await (await fetch(`${site.url}/${file}`)).arrayBuffer());
  const readPictures = () => Promise.all(['favicon.ico', 'apple-touch-icon.png', 'site/icon-192.png', 'site/preview-lo.png'].map(read));
  const icon = PNG.sync.write(new PNG({ width: 512, height: 512 }));
  const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>');
  let before: Served;
  let served: Served;
  let picturesBefore: readonly Buffer[];

  beforeAll(async () => {
    before = await readServed(site.url);
    picturesBefore = await readPictures();
    await site.apply(
      {
        names: { th: 'โชคดี', lo: 'ໂຊກດີ' },
        brandColor: '#0057b8',
        off: ['howto'],
        texts: { th: { 'auth:heading': 'ยินดีต้อนรับ', 'site:description.login': 'เข้ามาเลย' } },
        flags: { apiBaseUrl: 'https://backend.example' },
        pictures: { icon512: 'icon.png' },
        bankLogos: { KBANK: 'kbank.svg' },
      },
      { 'icon.png': icon, 'kbank.svg': logo },
    );
    served = await readServed(site.url);
  }, 120_000);

  it('is of one version in all its parts', () => expectWhole(served));

  it('has the name, the colours, the texts and the features of the operator', () => {
    expect(served.name).toBe('โชคดี');
    expect(served.html).toContain('ยินดีต้อนรับ');
    expect(before.html).toContain('href="/howto"');
    expect(served.html).not.toContain('href="/howto"');
    expect(served.policy).toContain("connect-src 'self' https://backend.example wss://backend.example");
    const themeColors = ({ html }: Served) => html.match(/<meta name="theme-color" content="[^"]+"/g);
    expect(themeColors(served)).not.toEqual(themeColors(before));
  });

  it('says to search engines and chat apps what the operator says', () => {
    expect(served.html).toContain('<meta name="description" content="เข้ามาเลย">');
  });

  it('has icons and pictures of links in the brand, and those that the operator gave', async () => {
    const pictures = await readPictures();
    expect(pictures.map((picture, index) => picture.equals(picturesBefore[index] ?? picture))).toEqual([false, false, false, false]);
    expect(await read('site/icon-512.png')).toEqual(icon);
  });

  it('sends drawings that the operator gave with a policy in which nothing runs', async () => {
    const { bankLogos } = JSON.parse(/id="settings">([^<]*)</.exec(served.html)?.[1] ?? '') as { bankLogos: Record<string, string> };
    const response = await fetch(`${site.url}${String(bankLogos.KBANK)}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(logo);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect((await fetch(`${site.url}/settings/settings.json`)).status).toBe(404);
    expect((await fetch(`${site.url}/written.json`)).status).toBe(404);
  });

  it('stays as it is when the next settings cannot be used', async () => {
    await expect(site.apply({ brandColor: 'red', of: [] })).rejects.toThrow(
      /brandColor is "red"; expected a colour like #f2c14e\.\n.*of is unknown; expected one of /,
    );
    expect((await readServed(site.url)).versions).toEqual(served.versions);
  });
});
