import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { addStatement, type NewStatement } from '../src/ledger/statement-entries.ts';
import { useSandbox } from './helper.ts';
import { freshMember, type FreshMember } from './member-helper.ts';

const sandbox = useSandbox();

const write = (member: FreshMember, ...changes: Partial<NewStatement>[]) =>
  sandbox.db.transaction().execute(async (trx) => {
    const entry = {
      holder: member,
      type: 'deposit',
      from: 'KBANK',
      to: 'WALLET',
      amount: moneyOf(100, 'BAHT'),
      at: sandbox.now(),
    } as const;
    for (const change of changes) await addStatement(trx, { ...entry, ...change });
  });
const amounts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ amount: moneyOf((from + index) * 100, 'BAHT') }));
const read = async (member: FreshMember, page: number) =>
  (await member.ask('POST', '/api/statement', { page, limit: 10 })).body as { total: number; statements: { amount: number }[] };

describe('the statement', () => {
  it('is sorted newest first, with each entry on one page, even if many have the same time', async () => {
    const [member, other] = [await freshMember(sandbox), await freshMember(sandbox)];
    await write(member, ...amounts(1, 15));
    await write(other, ...amounts(99, 2));
    sandbox.advance(1);
    await write(member, ...amounts(16, 10));
    const pages = [await read(member, 1), await read(member, 2), await read(member, 3), await read(member, 4)];
    expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25]);
    expect(pages.map(({ statements }) => statements.length)).toEqual([10, 10, 5, 0]);
    const shown = pages.flatMap(({ statements }) => statements.map(({ amount }) => amount));
    expect(shown).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
  });
});
