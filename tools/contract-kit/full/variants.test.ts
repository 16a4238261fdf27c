import { promotionEndpoints } from '@wallet/api-client/promotions';
import { statementEndpoints } from '@wallet/api-client/statement';
import { stubUploads } from '@wallet/api-client/testing';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { fresh, moneyOfMember, openAppAs, type AppMember } from '../test/app-member.ts';
import { startKitSandbox } from '../test/kit-sandbox.ts';
import { chooseVariant, moneyWays } from '../test/money-ways.ts';
import { differences, reads } from '../test/reads.ts';

const sandbox = await startKitSandbox();
stubUploads(sandbox.url);
afterEach(() => chooseVariant(sandbox, null));
afterAll(() => vi.unstubAllGlobals());

/** Returns the result of each read. */
async function readAll({ open }: AppMember): Promise<Record<string, unknown>> {
  const store = open();
  const read = Object.entries(reads).map(async ([name, readValue]) => [name, await readValue(store).catch(() => 'failed')] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** `VARIANT_SEEDS=200` tries that many other backends. */
const seeds = Array.from({ length: Number(process.env.VARIANT_SEEDS ?? 32) }, (_, index) => index + 1);
/** The seeds for one of four additional scenarios: five consecutive ones per scenario, in turns. */
const fivesOf = (turn: number) => seeds.filter((seed) => Math.floor((seed - 1) / 5) % 4 === turn);
const timeout = Math.max(120_000, seeds.length * 4_000);

describe('every read of another backend with the same specification', { timeout }, () => {
  it.each([
    ['normal', seeds],
    ['bonus-active', fivesOf(0)],
    ['refund-ready', fivesOf(1)],
    ['wheel-ready', seeds],
    ['invite-ready', fivesOf(2)],
    ['lots-of-history', fivesOf(3)],
  ] as const)('of a member in the state %s gives the same values or fewer', async (scenario, scenarioSeeds) => {
    const member = await openAppAs(sandbox, scenario);
    const own = await readAll(member);
    for (const seed of scenarioSeeds) {
      await chooseVariant(sandbox, seed);
      const other = await readAll(member);
      const found = Object.keys(reads).flatMap((name) => differences(own[name], other[name], name));
      expect(found, `seed ${String(seed)}`).toEqual([]);
    }
  });

  it('has the wallet and its total, whatever else is missing', async () => {
    const member = await openAppAs(sandbox, 'lao-kip-large', 'LAK');
    const own = await moneyOfMember(member.open());
    expect(own[1]).toBeGreaterThan(own[0] ?? NaN);
    for (const seed of seeds) {
      await chooseVariant(sandbox, seed);
      expect(await moneyOfMember(member.open()), `seed ${String(seed)}`).toEqual(own);
    }
  });

  it('gives stable ids', async () => {
    const member = await openAppAs(sandbox, 'lots-of-history');
    const references = async () => {
      const page = { page: 1, limit: 20, currency: 'BAHT' } as const;
      const { rows } = await member.open().dispatch(statementEndpoints.endpoints.getSlips.initiate(page)).unwrap();
      return rows.map(({ reference }) => reference).sort();
    };
    for (const seed of seeds.slice(0, Math.max(8, seeds.length / 4))) {
      await chooseVariant(sandbox, seed);
      expect(await references(), `seed ${String(seed)}`).toEqual(await references());
    }
  });

  it('never reads a refusal as a success', async () => {
    const store = (await openAppAs(sandbox, 'normal')).open();
    for (const seed of seeds) {
      await chooseVariant(sandbox, seed);
      const { data, error } = await store.dispatch(promotionEndpoints.endpoints.findPromotion.initiate('NONE', fresh));
      expect([data, error], `seed ${String(seed)}`).toEqual([undefined, expect.anything()]);
    }
  });
});

describe('the money of another backend', { timeout }, () => {
  // Each way with every eighth seed.
  const cases = Object.entries(moneyWays).flatMap(([name, way], index) =>
    seeds.filter((seed) => seed % 8 === index + 3).map((seed) => [name, seed, way] as const),
  );
  it.each(cases)('%s (seed %i)', (_name, seed, way) => way(sandbox, seed));
});
