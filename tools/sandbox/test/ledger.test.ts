import { moneyOf, type Currency } from '@wallet/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger, demoMembers, seed } from '../src/index.ts';
import { operators } from '../src/operators/operators.ts';
import { gameOf, houseAccount, memberAccount, type Holder } from '../src/ledger/ledger-places.ts';
import { LedgerRefusal } from '../src/ledger/ledger-refusal.ts';
import { post, type NewJournal } from '../src/ledger/ledger.ts';
import { openSandbox, quickPasswords, type TestSandbox } from './helper.ts';

let sandbox: TestSandbox;
let holder: Holder;
beforeAll(async () => {
  sandbox = await openSandbox();
  holder = await sandbox.db
    .selectFrom('member')
    .select(['id', 'operator', 'currency'])
    .where('username', '=', '0812345678')
    .executeTakeFirstOrThrow();
});
afterAll(() => sandbox.close());

const baht = (minor: number) => moneyOf(minor, 'BAHT');
const bank = houseAccount('th', 'bank', 'BAHT');

function journal(intent: string, lines: NewJournal['lines']): NewJournal {
  return { operator: 'th', kind: 'transfer', memberId: holder.id, intent, at: sandbox.now(), lines };
}

const send = (entry: NewJournal) => sandbox.db.transaction().execute((trx) => post(trx, entry));

/** Everything that money is made of, to compare before and after. */
async function readBooks(): Promise<string> {
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
    await send(
      journal('move', [
        { place: memberAccount(holder, 'wallet'), amount: baht(-100_00) },
        { place: gameOf(holder, 'pg'), amount: baht(100_00) },
      ]),
    );
    expect(await balanceOf('wallet')).toBe(before[0] - 100_00);
    expect(await balanceOf('game', 'pg')).toBe(before[1] + 100_00);
  });

  it.each<[string, (intent: string) => NewJournal, RegExp]>([
    [
      'that do not sum to zero',
      (intent) =>
        journal(intent, [
          { place: memberAccount(holder, 'wallet'), amount: baht(-100) },
          { place: gameOf(holder, 'pg'), amount: baht(99) },
        ]),
      /off by -1/,
    ],
    [
      'that sum to zero over two currencies only',
      (intent) =>
        journal(intent, [
          { place: bank, amount: baht(-100) },
          { place: houseAccount('th', 'bank', 'LAK'), amount: moneyOf(100, 'LAK') },
        ]),
      /off by/,
    ],
    [
      'of another currency than the account',
      (intent) =>
        journal(intent, [
          { place: bank, amount: moneyOf(-100, 'LAK') },
          { place: memberAccount(holder, 'wallet'), amount: moneyOf(100, 'LAK') },
        ]),
      /cannot hold LAK/,
    ],
    [
      'that move nothing',
      (intent) =>
        journal(intent, [
          { place: bank, amount: baht(-100) },
          { place: bank, amount: baht(100) },
        ]),
      /moves nothing/,
    ],
  ])('refuses lines %s, with nothing changed', async (name, make, reason) => {
    const before = await readBooks();
    await expect(send(make(name))).rejects.toThrow(reason);
    expect(await readBooks()).toBe(before);
  });

  it('refuses more than the wallet holds, with nothing changed', async () => {
    const before = await readBooks();
    const tooMuch = (await balanceOf('wallet')) + 1;
    const overdraft = journal('too-much', [
      { place: gameOf(holder, 'pg'), amount: baht(tooMuch) },
      { place: memberAccount(holder, 'wallet'), amount: baht(-tooMuch) },
    ]);
    await expect(send(overdraft)).rejects.toMatchObject({ reason: 'overdraft' });
    expect(await readBooks()).toBe(before);
  });

  it('takes the last hundredth', async () => {
    const all = await balanceOf('wallet');
    await send(
      journal('all-out', [
        { place: memberAccount(holder, 'wallet'), amount: baht(-all) },
        { place: gameOf(holder, 'pg'), amount: baht(all) },
      ]),
    );
    expect(await balanceOf('wallet')).toBe(0);
    await send(
      journal('all-in', [
        { place: gameOf(holder, 'pg'), amount: baht(-all) },
        { place: memberAccount(holder, 'wallet'), amount: baht(all) },
      ]),
    );
  });

  it('posts one intent of a member once, however often it is sent', async () => {
    const once = journal('once', [
      { place: bank, amount: baht(-500) },
      { place: memberAccount(holder, 'wallet'), amount: baht(500) },
    ]);
    const before = await balanceOf('wallet');
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => send(once)));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toHaveLength(9);
    expect(refused.every((reason) => reason instanceof LedgerRefusal && reason.reason === 'known-intent')).toBe(true);
    expect(await balanceOf('wallet')).toBe(before + 500);
  });

  it('pays an account of a member that does not exist to nobody', async () => {
    const before = await readBooks();
    const lost = journal('lost', [
      { place: bank, amount: baht(-1) },
      { place: gameOf(holder, 'no-such-game'), amount: baht(1) },
    ]);
    await expect(send(lost)).rejects.toMatchObject({ reason: 'no-account' });
    expect(await readBooks()).toBe(before);
  });

  it('keeps what racing withdrawals can take within what there is', async () => {
    const before = await balanceOf('wallet');
    const share = Math.floor(before / 3) + 1;
    const ends = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        send(
          journal(`race-${String(index)}`, [
            { place: memberAccount(holder, 'wallet'), amount: baht(-share) },
            { place: bank, amount: baht(share) },
          ]),
        ),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balanceOf('wallet')).toBe(before - 2 * share);
    expect((await auditLedger(sandbox.db)).isClean).toBe(true);
  });
});

describe('the tables themselves', () => {
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
    const before = await readBooks();
    await expect(insertJournal(amounts, name)).rejects.toMatchObject({ constraint: 'journal_balanced' });
    expect(await readBooks()).toBe(before);
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
  ])('refuse: %s', async (statement) => {
    const before = await readBooks();
    await expect(sql.raw(statement).execute(sandbox.db)).rejects.toMatchObject({ constraint: 'append_only' });
    expect(await readBooks()).toBe(before);
  });

  it('refuse a member below zero', async () => {
    const below = sql`update ledger_account set balance = -1 where member_id is not null`.execute(sandbox.db);
    await expect(below).rejects.toMatchObject({ constraint: 'ledger_account_overdraft' });
  });

  it('give amounts as exact numbers beyond 32 bits', async () => {
    const { rows } = await sql<{ large: unknown; counted: unknown }>`select 9000000000000::bigint as large, count(*) as counted`.execute(
      sandbox.db,
    );
    expect(rows).toEqual([{ large: 9_000_000_000_000, counted: 1 }]);
    await expect(sql`select 9007199254740993::bigint as large`.execute(sandbox.db)).rejects.toThrow(/2\^53/);
  });
});

describe('the seed', () => {
  it('is in balance: the house owes what the members hold', async () => {
    expect(await auditLedger(sandbox.db)).toMatchObject({ isClean: true, unbalancedJournals: 0, driftedAccounts: 0, negativeAccounts: 0 });
    const { rows } = await sql<{ total: number }>`select sum(balance)::bigint as total from ledger_account group by currency`.execute(
      sandbox.db,
    );
    expect(rows.map(({ total }) => total)).toEqual([0, 0]);
  });

  it('changes nothing when it runs again', async () => {
    const before = await readBooks();
    await seed(sandbox.db, quickPasswords, () => sandbox.now());
    expect(await readBooks()).toBe(before);
  });

  it('gives games that the operator has, in currencies that the operator has', () => {
    for (const { operator, games, currency, bankCode } of demoMembers) {
      const { games: listed, currencies, banks } = operators[operator];
      expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining(Object.keys(games)));
      expect<readonly Currency[]>(currencies).toContain(currency);
      expect(banks.map(({ code }) => code)).toContain(bankCode);
    }
  });
});

describe('the audit', () => {
  it('finds a balance that does not follow from the entries', async () => {
    const change = (minor: number) =>
      sql`update ledger_account set balance = balance + ${minor} where member_id = ${holder.id} and kind = 'wallet'`.execute(sandbox.db);
    await change(1);
    expect(await auditLedger(sandbox.db)).toMatchObject({ isClean: false, driftedAccounts: 1, unbalancedJournals: 0 });
    await change(-1);
    expect((await auditLedger(sandbox.db)).isClean).toBe(true);
  });
});
