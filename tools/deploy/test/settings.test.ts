import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
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

  it('stays as it is when the next settings cannot be used', { timeout: 60_000 }, async () => {
    const before = await readServed(site.url);
    await expect(site.apply({ brandColor: 'red', of: [] })).rejects.toThrow(
      /brandColor is "red"; expected a colour like #f2c14e\.\n.*of is "of"; expected one of /,
    );
    expect((await readServed(site.url)).versions).toEqual(before.versions);
  });
});
