import { qrCodeResponse } from '@wallet/contract';
import { moneyOf } from '@wallet/domain';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../src/index.ts';
import { gameOf, houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { type Move, postMove } from '../src/ledger/ledger.ts';
import type { Holder } from '../src/store/database.ts';
import { payQrCode } from '../src/world/pretend-bank.ts';
import { useSandbox } from './helper.ts';
import { poor, readTables, sealedGift, sender, success } from './member-helper.ts';
import { lastSlip, printed, readQr, sendSlip } from './slip-helper.ts';

const sandbox = useSandbox();
let holder: Holder;
beforeAll(async () => {
  holder = await sandbox.db
    .selectFrom('member')
    .select(['id', 'operator', 'currency'])
    .where('username', '=', '0812345678')
    .executeTakeFirstOrThrow();
});

const baht = (minor: number) => moneyOf(minor, 'BAHT');
const bank = houseAccount({ operator: 'th', currency: 'BAHT' }, 'bank');

const wallet = () => memberAccount(holder, 'wallet');
const pg = () => gameOf(holder, 'pg');

const send = (intent: string, from: Move['from'], to: Move['to'], amount: Move['amount']) =>
  sandbox.db.transaction().execute((trx) => postMove(trx, holder, { kind: 'transfer', intent, from, to, amount, at: sandbox.now() }));

/** Expects that it is refused, and that nothing changes. */
async function expectRefused(act: () => Promise<unknown>, refusal: object): Promise<void> {
  const before = await readTables(sandbox);
  await expect(act()).rejects.toMatchObject(refusal);
  expect(await readTables(sandbox)).toBe(before);
}

describe('posting', () => {
  it.each<[string, () => [Move['from'], Move['to'], Move['amount']], object]>([
    [
      'another currency than that of the account',
      () => [wallet(), pg(), moneyOf(100, 'LAK')],
      { message: 'a BAHT account cannot hold LAK' },
    ],
    ['more than the wallet contains', () => [wallet(), pg(), baht(99_999_99)], { code: 'MONEY_NOT_ENOUGH' }],
    [
      'the account of a game that does not exist',
      () => [bank, gameOf(holder, 'no-such-game'), baht(1)],
      { message: expect.stringContaining('no account') as string },
    ],
  ])('refuses %s, and changes nothing', async (what, moveOf, refusal) => {
    await expectRefused(() => send(what, ...moveOf()), refusal);
  });
});

describe('the tables', () => {
  const insertJournal = (amounts: readonly number[], intent: string) =>
    sandbox.db.transaction().execute(async (trx) => {
      const journal = { operator: 'th', kind: 'test', memberId: holder.id, intent, createdAt: sandbox.now() } as const;
      const { id } = await trx.insertInto('journal').values(journal).returning('id').executeTakeFirstOrThrow();
      const accounts = trx.selectFrom('ledgerAccount').select('id').where('operator', '=', 'th').orderBy('id').limit(amounts.length);
      for (const [index, account] of (await accounts.execute()).entries()) {
        const entry = { journalId: id, accountId: account.id, amount: amounts[index] ?? 0 };
        await trx.insertInto('entry').values(entry).execute();
      }
    });

  it.each<[string, readonly number[]]>([
    ['entries that do not sum to 0', [-100, 99]],
    ['one entry alone', [5]],
    ['no entries', []],
  ])('refuse a journal with %s at the commit', async (name, amounts) => {
    await expectRefused(() => insertJournal(amounts, name), { constraint: 'journal_balanced' });
  });

  it.each([
    'update entry set amount = amount + 1',
    'delete from entry',
    'truncate entry',
    "update journal set kind = 'other'",
    'delete from journal',
    'truncate journal cascade',
    'delete from ledger_account',
    "update ledger_account set currency = 'LAK'",
    'update ledger_account set member_id = null',
  ])('refuse the statement: %s', async (statement) => {
    await expectRefused(() => sql.raw(statement).execute(sandbox.db), { constraint: 'append_only' });
  });

  it('refuse a negative balance of a member', async () => {
    const below = sql`update ledger_account set balance = -1 where member_id is not null`.execute(sandbox.db);
    await expect(below).rejects.toMatchObject({ constraint: 'ledger_account_overdraft' });
  });

  it('return amounts above 32 bits as exact numbers, and fail above 2^53', async () => {
    const { rows } = await sql<{ large: unknown; counted: unknown }>`select 9000000000000::bigint as large, count(*) as counted`.execute(
      sandbox.db,
    );
    expect(rows).toEqual([{ large: 9_000_000_000_000, counted: 1 }]);
    await expect(sql`select 9007199254740993::bigint as large`.execute(sandbox.db)).rejects.toThrow(/2\^53/);
  });
});

describe('the audit', () => {
  /** What the audit says after these statements, which are undone. */
  const auditAfter = async (...statements: string[]) => {
    let audited: Awaited<ReturnType<typeof auditLedger>> | undefined;
    const changed = sandbox.db.transaction().execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      audited = await auditLedger(trx);
      throw new Error('undone');
    });
    await expect(changed).rejects.toThrow('undone');
    return audited;
  };

  it('finds a balance that differs from the sum of its entries', async () => {
    expect(
      await auditAfter(`update ledger_account set balance = balance + 1 where member_id = '${holder.id}' and kind = 'wallet'`),
    ).toMatchObject({
      isClean: false,
      unbalancedJournals: 0,
      driftedAccounts: 1,
    });
  });

  it('finds every deposit in the ledger, and counts those that the ledger does not contain', async () => {
    const member = sender(sandbox, poor);
    const code = parse(qrCodeResponse, (await member.post('/th/api/qrcode/KBANK', { amount: 40 })).body);
    await payQrCode(sandbox.db, (await readQr(code.qrcode))[0] ?? '', sandbox.now());
    expect(await member.post('/th/api/wallet/truelink', { link: await sealedGift(sandbox, 50_00) })).toMatchObject(success);
    await sendSlip(sandbox, poor, { content: (await printed(sandbox)).picture });
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS' });
    expect(await auditAfter()).toMatchObject({ strayDeposits: 0, isClean: true });
    for (const [statement, strayDeposits] of [
      ["update qr_code set amount = amount + 1 where state = 'paid'", 2],
      ["update qr_code set state = 'cancelled' where state = 'paid'", 1],
      ['update true_money_gift set redeemed_by = null, redeemed_at = null', 1],
      ["update slip set status = 'FAILED', note = 'UNKNOW_ERROR'", 1],
    ] as const) {
      expect(await auditAfter(statement), statement).toMatchObject({ strayDeposits, isClean: false });
    }
  });
});
