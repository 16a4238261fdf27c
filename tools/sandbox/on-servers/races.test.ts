import { walletResponse } from '@wallet/contract';
import { fromWireAmount } from '@wallet/domain';
import { randomInt } from 'node:crypto';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { expectCleanLedger, useSandbox } from '../test/helper.ts';
import { rich } from '../test/member-helper.ts';

const sandbox = useSandbox();

const lao = '02055512345';
const otherLao = '02055567890';
const racingMembers = [rich, lao, otherLao];

interface Balances {
  readonly places: readonly string[];
  /** Hundredths in the wallet and active games. */
  readonly total: number;
}

async function readBalances(phone: string): Promise<Balances> {
  const { wallet, slots } = parse(walletResponse, (await sandbox.asMember(phone, 'GET', '/api/wallet')).body);
  const active = slots.filter(({ isActive }) => isActive);
  const minor = (amount: number | null) => fromWireAmount(amount, 'BAHT')?.minor ?? Number.NaN;
  return {
    places: ['WALLET', ...active.map(({ code }) => code)],
    total: active.reduce<number>((sum, { amount }) => sum + minor(amount), minor(wallet.amount)),
  };
}

const transfer = (phone: string, from: string, to: string, amount: number) =>
  sandbox.asMember(phone, 'POST', '/api/wallet/transfer', { body: { from, to, amount } });

/** Runs `run` this many times, 64 at a time. */
async function inFlight(count: number, run: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        await run(number);
      }
    }),
  );
}

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

describe('racing requests', { timeout: 300_000 }, () => {
  it('never show a reader a wrong total balance', async () => {
    const before = new Map(await Promise.all(racingMembers.map(async (phone) => [phone, await readBalances(phone)] as const)));
    const sums: [string, number][] = [];
    await inFlight(3_000, async (number) => {
      const phone = racingMembers[number % racingMembers.length] ?? rich;
      if (number % 5 === 0) {
        sums.push([phone, (await readBalances(phone)).total]);
        return;
      }
      const places = before.get(phone)?.places ?? [];
      const from = pick(places);
      const { status } = await transfer(phone, from, pick(places.filter((place) => place !== from)), randomInt(100, 10_000) / 100);
      expect([200, 409]).toContain(status);
    });
    expect(sums.filter(([phone, total]) => total !== before.get(phone)?.total)).toEqual([]);
    expect(sums.length).toBe(600);
    await expectCleanLedger(sandbox);
  });

  it('in opposite directions all succeed 5,000 times', async () => {
    const statuses = new Map<number, number>();
    const ways: readonly (readonly [string, string])[] = [
      ['WALLET', 'pg'],
      ['pg', 'WALLET'],
    ];
    await inFlight(5_000, async (number) => {
      const [from, to] = ways[number % 2] ?? ['WALLET', 'pg'];
      const { status } = await transfer(number % 4 < 2 ? rich : lao, from, to, 1);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    expect([...statuses.keys()]).toEqual([200]);
    await expectCleanLedger(sandbox);
  });
});
