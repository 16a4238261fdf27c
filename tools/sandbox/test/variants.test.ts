import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';

const thai = '0812345678';
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
});
afterAll(() => sandbox.close());

const choose = async (seed: unknown) => sandbox.ask('POST', '/__variant', { body: { seed } });
const ask = (method: 'GET' | 'POST', path: string, body?: object) => sandbox.asMember(thai, method, `/th/api/${path}`, body && { body });
const page = { page: 1, limit: 10 };

/** What a run of reads is answered, word for word. */
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

/** All ways in which something is answered over many seeds. */
async function ways<Way>(look: () => Promise<Way>): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const seed of seeds) {
    await choose(seed);
    seen.add(JSON.stringify(await look()));
  }
  await choose(null);
  return seen;
}

describe('another backend of the same specification', () => {
  it('answers alike for the same seed and the same calls, and otherwise for another seed', async () => {
    const first = await readAll(7);
    expect(await readAll(7)).toEqual(first);
    expect(await readAll(8)).not.toEqual(first);
    expect(await readAll(null)).not.toEqual(first);
  });

  it('is the sandbox itself again without a seed', async () => {
    const before = await readAll(null);
    await readAll(3);
    expect(await readAll(null)).toEqual(before);
  });

  it('writes amounts, lists, switches and refusals in many ways', async () => {
    const amounts = await ways(async () => ((await ask('GET', 'wallet')).body as { wallet: { amount: unknown } }).wallet.amount);
    expect(amounts.size).toBeGreaterThan(3);
    const lists = await ways(async () => Object.keys((await ask('GET', 'lookup/conditions')).body as object));
    expect(lists.size).toBeGreaterThan(2);
    const switches = await ways(async () => (await ask('GET', 'lookup/registerOTP')).body);
    expect(switches.size).toBeGreaterThan(4);
    const refusals = await ways(async () => {
      const { status, body } = await ask('GET', 'promotion/find/NONE');
      return [status, body];
    });
    expect(refusals.size).toBeGreaterThan(4);
  });

  it.each([
    ['02055512345', '"LAK"'],
    ['02055567890', '"BAHT"'],
  ])("names the currency of %s as %s, or leaves it out where it is the operator's first", async (phone, word) => {
    const currencies = await ways(
      async () =>
        ((await sandbox.asMember(phone, 'GET', '/la/api/wallet')).body as { wallet: { currency?: unknown } }).wallet.currency ?? null,
    );
    expect(currencies).toEqual(new Set(word === '"LAK"' ? [word, 'null', '""'] : [word]));
  });

  it('says no in every place and at every status at which backends do', async () => {
    const refusals = await ways(async () => {
      const { status, body } = await ask('GET', 'promotion/find/NONE');
      return [status, typeof body === 'string' ? 'bare' : Object.keys(body as object).sort()];
    });
    const said = [...refusals].join();
    for (const place of ['200', '400', '404', '422', '500', '"bare"', '"message"', '"error"', '"success"']) expect(said).toContain(place);
  });

  it.each(seeds.slice(0, 8))('finds its own codes again by the ids that it gave, for the seed %i', async (seed) => {
    await choose(seed);
    const made = (await ask('POST', 'qrcode/KBANK', { amount: 25 })).body as { qrcodeId: string | { $oid: string } };
    const again = (await ask('GET', 'qrcode/KBANK')).body as { qrcodeId: unknown };
    expect(again.qrcodeId).toEqual(made.qrcodeId);
    const given = typeof made.qrcodeId === 'object' ? made.qrcodeId.$oid : made.qrcodeId;
    const cancelled = await sandbox.asMember(thai, 'DELETE', `/th/api/qrcode/${given}`);
    await choose(null);
    expect(cancelled.body).not.toHaveProperty('message', 'NO_DATA');
    expect((await ask('GET', 'qrcode/KBANK')).body).toMatchObject({ hasQrcode: false });
  });

  it('answers as the sandbox itself who asks for that', async () => {
    const lookAt = async () => (await sandbox.asMember(thai, 'GET', '/th/api/wallet', { headers: { 'X-Sandbox-Variant': 'off' } })).text;
    const own = await lookAt();
    await choose(7);
    const other = await lookAt();
    await choose(null);
    expect(other).toBe(own);
  });

  it('can be chosen for the whole run', async () => {
    const other = await sandbox.alongside({ variant: 7 });
    const texts = async (one: TestSandbox) => (await one.ask('GET', '/th/api/lookup/deposit')).text;
    const own = await texts(sandbox);
    const varied = await texts(other);
    await other.app.close();
    expect(varied).not.toBe(own);
  });

  it.each([-1, 1.5, 2 ** 32, '7', undefined])('is not chosen by %j', async (seed) => {
    expect((await choose(seed)).status).toBe(400);
  });

  it('is chosen on this machine only', async () => {
    expect((await sandbox.ask('POST', '/__variant', { body: { seed: 1 }, ip: '203.0.113.7' })).status).toBe(404);
  });
});
