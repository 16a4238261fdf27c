import { describe, expect, it } from 'vitest';
import { type Answer, type TestSandbox, useSandbox } from './helper.ts';
import { rich } from './member-helper.ts';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const sandbox = useSandbox({ faults: true });

const choose = async (seed: unknown) => sandbox.ask('POST', '/__variant', { body: { seed } });
const ask = (method: 'GET' | 'POST', path: string, body?: object) => sandbox.asMember(rich, method, `/th/api/${path}`, body && { body });
const page = { page: 1, limit: 10 };

/** The exact responses to some read requests with this seed. */
async function readAll(seed: number | null): Promise<string[]> {
  await choose(seed);
  const responses = [
    await ask('GET', 'wallet'),
    await ask('GET', 'wallet'),
    await ask('POST', 'statement', page),
    await ask('GET', 'bonus'),
    await ask('GET', 'lookup/conditions'),
    await ask('GET', 'lookup/registerOTP'),
    await ask('GET', 'promotion/find/NONE'),
  ];
  await choose(null);
  return responses.map(({ status, text }) => `${String(status)} ${text}`);
}

/** All different results over many seeds. */
async function resultsOverSeeds<Result>(read: () => Promise<Result>): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const seed of seeds) {
    await choose(seed);
    seen.add(JSON.stringify(await read()));
  }
  await choose(null);
  return seen;
}

describe('a variant', () => {
  it('gives the same responses for the same seed and requests, and others for another seed', async () => {
    const first = await readAll(7);
    expect(await readAll(7)).toEqual(first);
    expect(await readAll(8)).not.toEqual(first);
    const plain = await readAll(null);
    expect(plain).not.toEqual(first);
    await readAll(3);
    expect(await readAll(null)).toEqual(plain);
  });

  it.each([
    ['amounts', 4, 'wallet', ({ body }: Answer) => (body as { wallet: { amount: unknown } }).wallet.amount],
    ['lists', 3, 'lookup/conditions', ({ body }: Answer) => Object.keys(body as object)],
    ['switches', 5, 'lookup/registerOTP', ({ body }: Answer) => body],
    ['refusals', 5, 'promotion/find/NONE', ({ status, body }: Answer) => [status, body]],
  ] as const)('writes %s in at least %d ways', async (_what, least, path, pick) => {
    expect((await resultsOverSeeds(async () => pick(await ask('GET', path)))).size).toBeGreaterThanOrEqual(least);
  });

  it('can be chosen at the start', async () => {
    const other = await sandbox.alongside({ variant: 7 });
    const texts = async (one: TestSandbox) => (await one.ask('GET', '/th/api/lookup/deposit')).text;
    const own = await texts(sandbox);
    const varied = await texts(other);
    await other.app.close();
    expect(varied).not.toBe(own);
  });
});
