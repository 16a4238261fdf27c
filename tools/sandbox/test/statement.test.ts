import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { addStatement, type NewStatement } from '../src/ledger/statement-entries.ts';
import { useSandbox } from './helper.ts';
import { freshMember, type FreshMember, refused } from './member-helper.ts';

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
const read = async (member: FreshMember, page: number, list = '') =>
  (await member.ask('POST', `/api/statement${list}`, { page, limit: 10 })).body as { total: number; statements: { amount: number }[] };

describe('the statement', () => {
  it('contains exactly the fields of the contract', async () => {
    const member = await freshMember(sandbox);
    const cause = { kind: 'refund', description: 'back' } as const;
    await write(member, { type: 'bonus', from: 'REFUND', amount: moneyOf(12_34, 'BAHT'), status: 'FAILED', cause });
    const shown = {
      statementType: 'bonus',
      from: 'REFUND',
      to: 'WALLET',
      amount: 12.34,
      status: 'FAILED',
      refund: { description: 'back' },
    };
    expect(await read(member, 1)).toEqual({ total: 1, statements: [{ ...shown, createdAt: sandbox.now().toISOString() }] });
  });

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

describe('the slips', () => {
  const put = async (member: FreshMember, ...changes: readonly { reference: string; status?: 'PENDING'; note?: null; amount?: null }[]) => {
    const slip = { memberId: member.id, operator: 'th', amount: 250_00, currency: 'BAHT', status: 'FAILED', note: 'NOT_MATCH' } as const;
    for (const change of changes) {
      const row = { ...slip, picture: '/pictures/c1.png', createdAt: sandbox.now(), ...change };
      await sandbox.db.insertInto('slip').values(row).execute();
    }
  };

  it('are listed page by page with amount, status and reason, newest first', async () => {
    const member = await freshMember(sandbox);
    await put(member, ...Array.from({ length: 11 }, (_, index) => ({ reference: `A-${String(index).padStart(2, '0')}` })));
    sandbox.advance(1000);
    await put(member, { reference: 'B', status: 'PENDING', note: null, amount: null });
    expect(await read(member, 1, '/slip')).toMatchObject({
      total: 12,
      slips: [{ reference: 'B', status: 'PENDING', note: '', amount: null }, ...Array.from({ length: 9 }, () => ({ amount: 250 }))],
    });
    expect(await read(member, 2, '/slip')).toMatchObject({ slips: [{ reference: 'A-01' }, { reference: 'A-00', note: 'NOT_MATCH' }] });
  });

  it('have a picture that is found by the percent-encoded reference', async () => {
    const member = await freshMember(sandbox);
    await put(member, { reference: 'C/1 ?' });
    expect(await member.ask('GET', '/api/statement/slip/reference/none')).toMatchObject(refused(404, 'NO_DATA'));
    const { body } = await member.ask('GET', `/api/statement/slip/reference/${encodeURIComponent('C/1 ?')}`);
    expect(body).toEqual({ url: expect.stringMatching(/^http:\/\/[^/]+\/pictures\/c1\.png\?until=\d+&mac=[\w-]{43}$/) as string });
  });
});
