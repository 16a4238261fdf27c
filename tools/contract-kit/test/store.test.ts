import { stubUploads } from '@wallet/api-client/testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openAppAs } from './app-member.ts';
import { startKitSandbox } from './kit-sandbox.ts';
import { moneyWays } from './money-ways.ts';
import { reads } from './reads.ts';

const sandbox = await startKitSandbox();
stubUploads(sandbox.url);
afterAll(() => vi.unstubAllGlobals());

// With other backends in `full/variants.test.ts`.
describe('the apps’ store against the sandbox', { timeout: 60_000 }, () => {
  it('reads all that a member may see', async () => {
    const store = (await openAppAs(sandbox, 'all-ready')).open();
    const values = await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read(store)] as const));
    const mayBeNothing = /^(?:code of|terminated|one-time codes|chat$|a form of|present promotion|least of a bonus)/;
    const isNothing = (value: unknown) =>
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    expect(values.filter(([name, value]) => !mayBeNothing.test(name) && isNothing(value))).toEqual([]);
  });

  it.each(Object.entries(moneyWays))('is right about money that %s', (_name, way) => way(sandbox, null));
});
