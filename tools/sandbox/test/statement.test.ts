import { moneyOf } from '@wallet/domain';
import { slipImageResponse, slipListResponse, statementResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { addStatement, type NewStatement } from '../src/ledger/statement-entries.ts';
import { useSandbox } from './helper.ts';
import { freshMember, type FreshMember } from './member-helper.ts';

const sandbox = useSandbox();

async function write(member: FreshMember, ...amounts: number[]): Promise<void> {
  await sandbox.db.transaction().execute(async (trx) => {
    for (const minor of amounts) await addStatement(trx, entry(member, { amount: moneyOf(minor, member.currency) }));
  });
}

function entry(member: FreshMember, change: Partial<NewStatement> = {}): NewStatement {
  return {
    holder: member,
    type: 'deposit',
    from: 'KBANK',
    to: 'WALLET',
    amount: moneyOf(100, member.currency),
    at: sandbox.now(),
    ...change,
  };
}

const read = async (member: FreshMember, page: number, limit = 10) => {
  const { status, body } = await member.ask('POST', '/api/statement', { page, limit });
  expect(status).toBe(200);
  return parse(statementResponse, body);
};

describe('the statement', () => {
  it('is empty for a new member', async () => {
    expect(await read(await freshMember(sandbox), 1)).toEqual({ total: 0, statements: [] });
  });

  it('contains exactly the fields of the contract', async () => {
    const member = await freshMember(sandbox);
    await sandbox.db.transaction().execute((trx) =>
      addStatement(
        trx,
        entry(member, {
          type: 'bonus',
          from: 'REFUND',
          amount: moneyOf(12_34, 'BAHT'),
          status: 'FAILED',
          cause: { kind: 'refund', description: 'back' },
        }),
      ),
    );
    expect((await member.ask('POST', '/api/statement', { page: 1, limit: 10 })).body).toEqual({
      total: 1,
      statements: [
        {
          statementType: 'bonus',
          from: 'REFUND',
          to: 'WALLET',
          amount: 12.34,
          status: 'FAILED',
          createdAt: sandbox.now().toISOString(),
          refund: { description: 'back' },
        },
      ],
    });
  });

  it('is sorted newest first, with each entry on one page, even if many have the same time', async () => {
    const member = await freshMember(sandbox);
    await write(member, ...Array.from({ length: 15 }, (_, index) => index + 1));
    sandbox.advance(1);
    await write(member, ...Array.from({ length: 10 }, (_, index) => index + 16));
    const pages = [await read(member, 1), await read(member, 2), await read(member, 3), await read(member, 4)];
    expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25]);
    expect(pages.map(({ statements }) => statements.length)).toEqual([10, 10, 5, 0]);
    const amounts = pages.flatMap(({ statements }) => statements.map(({ amount }) => Math.round((amount ?? 0) * 100)));
    expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
  });

  it('shows members only their own entries', async () => {
    const [mine, other] = [await freshMember(sandbox), await freshMember(sandbox)];
    await write(mine, 7_00);
    await write(other, 9_00, 9_00);
    expect((await read(mine, 1)).statements.map(({ amount }) => amount)).toEqual([7]);
    expect(await sandbox.ask('POST', '/api/statement', { body: { page: 1, limit: 10 } })).toMatchObject({
      status: 401,
      body: { message: 'invalid-token' },
    });
  });

  it.each([
    [{ page: 0, limit: 10 }, 'KEY_INVALID'],
    [{ page: 1, limit: 101 }, 'KEY_INVALID'],
    [{ page: 1.5, limit: 10 }, 'KEY_INVALID'],
    [{ page: '1', limit: 10 }, 'KEY_INVALID'],
    [{ page: 1 }, 'KEY_MISSING'],
  ])('refuses the page %j', async (body, message) => {
    const member = await freshMember(sandbox);
    expect(await member.ask('POST', '/api/statement', body)).toMatchObject({ status: 400, body: { message } });
    expect(await member.ask('POST', '/api/statement/slip', body)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the slips', () => {
  const put = (member: FreshMember, reference: string, change: object = {}) =>
    sandbox.db
      .insertInto('slip')
      .values({
        memberId: member.id,
        operator: member.operator,
        amount: 250_00,
        currency: member.currency,
        status: 'FAILED',
        note: 'DEST_ACC_INVALID',
        reference,
        picture: `/pictures/${reference}.png`,
        createdAt: sandbox.now(),
        ...change,
      })
      .execute();

  it('are listed with amount, status and reason, newest first', async () => {
    const member = await freshMember(sandbox);
    await put(member, 'A-1');
    sandbox.advance(1000);
    await put(member, 'A-2', { status: 'PENDING', note: null, amount: null });
    const { body } = await member.ask('POST', '/api/statement/slip', { page: 1, limit: 10 });
    expect(parse(slipListResponse, body)).toEqual(body);
    expect(body).toMatchObject({
      total: 2,
      slips: [
        { reference: 'A-2', status: 'PENDING', note: '', amount: null },
        { reference: 'A-1', status: 'FAILED', note: 'DEST_ACC_INVALID', amount: 250 },
      ],
    });
  });

  it('are listed page by page', async () => {
    const member = await freshMember(sandbox);
    for (let index = 0; index < 12; index += 1) await put(member, `B-${String(index).padStart(2, '0')}`);
    const { body } = await member.ask('POST', '/api/statement/slip', { page: 2, limit: 10 });
    expect(parse(slipListResponse, body)).toMatchObject({ total: 12, slips: [{ reference: 'B-01' }, { reference: 'B-00' }] });
  });

  it('have a picture that is found by the percent-encoded reference', async () => {
    const member = await freshMember(sandbox);
    await put(member, 'C/1 ?', { picture: '/pictures/c1.png' });
    const { body } = await member.ask('GET', `/api/statement/slip/reference/${encodeURIComponent('C/1 ?')}`);
    expect(parse(slipImageResponse, body).url).toMatch(/^http:\/\/[^/]+\/pictures\/c1\.png\?until=\d+&mac=[\w-]{43}$/);
  });

  it('of another member are not accessible', async () => {
    const [mine, other] = [await freshMember(sandbox), await freshMember(sandbox)];
    await put(other, 'D-1');
    for (const reference of ['D-1', 'none']) {
      expect(await mine.ask('GET', `/api/statement/slip/reference/${reference}`)).toMatchObject({
        status: 404,
        body: { message: 'NO_DATA' },
      });
    }
    expect((await mine.ask('POST', '/api/statement/slip', { page: 1, limit: 10 })).body).toEqual({ total: 0, slips: [] });
  });
});
