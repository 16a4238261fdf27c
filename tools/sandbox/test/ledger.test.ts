import { qrCodeResponse } from '@wallet/contract';
import { type Currency, moneyOf } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLedger, demoMembers, seed } from '../src/index.ts';
import { gameOf, houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { KnownIntent, type Move, postMove } from '../src/ledger/ledger.ts';
import { operators } from '../src/operators/operators.ts';
import type { Holder } from '../src/store/database.ts';
import { makeGift, payQrCode } from '../src/world/pretend-bank.ts';
import { quickPasswords, useSandbox } from './helper.ts';
import { poor, sender, success } from './member-helper.ts';
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

/** All ledger tables, to compare before and after. */
async function readTables(): Promise<string> {
  const { db } = sandbox;
  const accounts = await db.selectFrom('ledgerAccount').selectAll().orderBy('id').execute();
  const journals = await db.selectFrom('journal').selectAll().orderBy('id').execute();
  const entries = await db.selectFrom('entry').selectAll().orderBy('id').execute();
  return JSON.stringify({ accounts, journals, entries });
}

async function balanceOf(kind: 'wallet' | 'game', gameCode: string | null = null): Promise<number> {
  const query = sandbox.db.selectFrom('ledgerAccount').select('balance').where('memberId', '=', holder.id).where('kind', '=', kind);
  const row = await (gameCode === null ? query : query.where('gameCode', '=', gameCode)).executeTakeFirstOrThrow();
  return row.balance;
}

describe('posting', () => {
  it('moves an amount from one account to the other', async () => {
    const before = [await balanceOf('wallet'), await balanceOf('game', 'pg')] as const;
    await send('move', wallet(), pg(), baht(100_00));
    expect(await balanceOf('wallet')).toBe(before[0] - 100_00);
    expect(await balanceOf('game', 'pg')).toBe(before[1] + 100_00);
  });

  it('refuses another currency than that of the account, and changes nothing', async () => {
    const before = await readTables();
    await expect(send('kip', wallet(), pg(), moneyOf(100, 'LAK'))).rejects.toThrow(/cannot hold LAK/);
    expect(await readTables()).toBe(before);
  });

  it('refuses more than the wallet contains, and changes nothing', async () => {
    const before = await readTables();
    const tooMuch = (await balanceOf('wallet')) + 1;
    await expect(send('too-much', wallet(), pg(), baht(tooMuch))).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    expect(await readTables()).toBe(before);
  });

  it('can move the whole balance', async () => {
    const all = await balanceOf('wallet');
    await send('all-out', wallet(), pg(), baht(all));
    expect(await balanceOf('wallet')).toBe(0);
    await send('all-in', pg(), wallet(), baht(all));
  });

  it('posts an intent of a member once if it is sent ten times', async () => {
    const before = await balanceOf('wallet');
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => send('once', bank, wallet(), baht(500))));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toHaveLength(9);
    expect(refused.every((reason) => reason instanceof KnownIntent)).toBe(true);
    expect(await balanceOf('wallet')).toBe(before + 500);
  });

  it('refuses the account of a game that does not exist, and changes nothing', async () => {
    const before = await readTables();
    await expect(send('lost', bank, gameOf(holder, 'no-such-game'), baht(1))).rejects.toThrow('no account');
    expect(await readTables()).toBe(before);
  });

  it('lets racing withdrawals succeed only as far as the balance allows', async () => {
    const before = await balanceOf('wallet');
    const share = Math.floor(before / 3) + 1;
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => send(`race-${String(index)}`, wallet(), bank, baht(share))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balanceOf('wallet')).toBe(before - 2 * share);
    expect((await auditLedger(sandbox.db)).isClean).toBe(true);
  });
});

describe('the tables', () => {
  const insertJournal = (amounts: readonly number[], intent: string) =>
    sandbox.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('journal')
        .values({ operator: 'th', kind: 'test', memberId: holder.id, intent, createdAt: sandbox.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const accounts = await trx
        .selectFrom('ledgerAccount')
        .select('id')
        .where('operator', '=', 'th')
        .orderBy('id')
        .limit(amounts.length)
        .execute();
      for (const [index, account] of accounts.entries()) {
        await trx
          .insertInto('entry')
          .values({ journalId: id, accountId: account.id, amount: amounts[index] ?? 0 })
          .execute();
      }
    });

  it.each<[string, readonly number[]]>([
    ['entries that do not sum to 0', [-100, 99]],
    ['one entry alone', [5]],
    ['no entries', []],
  ])('refuse a journal with %s at the commit', async (name, amounts) => {
    const before = await readTables();
    await expect(insertJournal(amounts, name)).rejects.toMatchObject({ constraint: 'journal_balanced' });
    expect(await readTables()).toBe(before);
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
    const before = await readTables();
    await expect(sql.raw(statement).execute(sandbox.db)).rejects.toMatchObject({ constraint: 'append_only' });
    expect(await readTables()).toBe(before);
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

describe('the seed', () => {
  it('is balanced: all accounts of a currency sum to zero', async () => {
    expect(await auditLedger(sandbox.db)).toMatchObject({ isClean: true, unbalancedJournals: 0, driftedAccounts: 0, negativeAccounts: 0 });
    const { rows } = await sql<{ total: number }>`select sum(balance)::bigint as total from ledger_account group by currency`.execute(
      sandbox.db,
    );
    expect(rows.map(({ total }) => total)).toEqual([0, 0]);
  });

  it('changes nothing when it runs again', async () => {
    const before = await readTables();
    await seed(sandbox.db, quickPasswords, () => sandbox.now());
    expect(await readTables()).toBe(before);
  });

  it('gives members only games, currencies and banks that their operator has', () => {
    for (const { operator, games, currency, bankCode } of demoMembers) {
      const { games: listed, currencies, banks } = operators[operator];
      expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining(Object.keys(games)));
      expect<readonly Currency[]>(currencies).toContain(currency);
      expect(banks.map(({ code }) => code)).toContain(bankCode);
    }
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
    const link = await makeGift(sandbox.db, baht(50_00), sandbox.now());
    const sealed = CryptoJS.AES.encrypt(link, 'wallet-sandbox').toString();
    expect(await member.post('/th/api/wallet/truelink', { link: sealed })).toMatchObject(success);
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
