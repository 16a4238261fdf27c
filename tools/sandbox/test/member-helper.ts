import { walletResponse } from '@wallet/contract';
import { moneyOf, sandboxPassphrase } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { createQrCode } from '../src/deposits/qr-codes.ts';
import { play } from '../src/games/play.ts';
import { gameOf, houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { postMove } from '../src/ledger/ledger.ts';
import { activateBonus } from '../src/rewards/bonuses.ts';
import { receiveRefund } from '../src/rewards/refunds.ts';
import { drawSlice, spin } from '../src/rewards/spin-wheel.ts';
import type { Holder, MemberAccountKind, OperatorId, StoreTransaction } from '../src/store/database.ts';
import { createFresh } from '../src/testers/scenarios/stage.ts';
import { makeGift } from '../src/world/pretend-bank.ts';
import { type Answer, type Call, quickPasswords, type TestSandbox } from './helper.ts';

/** A demo member with money in the wallet and in games. */
export const rich = '0812345678';
/** A demo member with no money and no game account. */
export const poor = '0898765432';
/** A demo member with kip. */
export const lao = '02055512345';
/** A demo member of the Lao operator with baht. */
export const laoWithBaht = '02055567890';

export const success = { status: 200, body: { message: 'SUCCESS' } };
export const refused = (status: number, message: string) => ({ status, body: { message } });

export function sender(sandbox: TestSandbox, phone: string) {
  return {
    get: (url: string, call: Call = {}) => sandbox.asMember(phone, 'GET', url, call),
    post: (url: string, body: unknown) => sandbox.asMember(phone, 'POST', url, { body }),
    put: (url: string, body: unknown) => sandbox.asMember(phone, 'PUT', url, { body }),
    delete: (url: string) => sandbox.asMember(phone, 'DELETE', url),
    idOf: async () => (await readBalances(sandbox, phone)).id,
    /** The balances of `WALLET` and the active games, in units of the currency. */
    balances: async () => (await readBalances(sandbox, phone)).balances,
    wallet: async () => (await readBalances(sandbox, phone)).balances.WALLET ?? 0,
  };
}

async function readBalances(sandbox: TestSandbox, phone: string): Promise<{ id: string; balances: Record<string, number | null> }> {
  const { profile, wallet, slots } = parse(walletResponse, (await sandbox.asMember(phone, 'GET', '/api/wallet')).body);
  const games = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, amount] as const);
  return { id: profile._id, balances: { WALLET: wallet.amount, ...Object.fromEntries(games) } };
}

const password = 'fresh-1234';

export interface FreshMember extends Holder {
  readonly phone: string;
  readonly token: string;
  readonly ask: (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => Promise<Answer>;
}

interface FreshOptions {
  readonly operator?: OperatorId;
  readonly invitedBy?: string;
  /** Hundredths in the wallet and in the game pg. */
  readonly wallet?: number;
  readonly game?: number;
}

let hash: Promise<string> | undefined;

/** A new member, so that tests do not share rewards. */
export async function freshMember(
  sandbox: TestSandbox,
  { operator = 'th', invitedBy, wallet = 0, game = 0 }: FreshOptions = {},
): Promise<FreshMember> {
  const passwordHash = await (hash ??= quickPasswords.hash(password));
  const holder = await sandbox.db.transaction().execute(async (trx) => {
    const member = await createFresh(trx, { operator, passwordHash, at: sandbox.now(), ...(invitedBy !== undefined && { invitedBy }) });
    await trx
      .updateTable('gameAccount')
      .set({ isActive: true, username: `p${member.phone}`, password: 'Play-1' })
      .where('memberId', '=', member.id)
      .where('gameCode', '=', 'pg')
      .execute();
    for (const [place, minor] of [
      [memberAccount(member, 'wallet'), wallet],
      [gameOf(member, 'pg'), game],
    ] as const) {
      const move = { kind: 'deposit', intent: `fresh:${place.kind}`, from: houseAccount(member, 'bank'), to: place, at: sandbox.now() };
      if (minor > 0) await postMove(trx, member, { ...move, amount: moneyOf(minor, member.currency) });
    }
    return member;
  });
  const login = { operator, phone: holder.phone, password };
  return {
    ...holder,
    token: await sandbox.sessionOf(login),
    ask: async (method, url, body) =>
      sandbox.ask(method, url, { token: await sandbox.sessionOf(login), ...(body !== undefined && { body }) }),
  };
}

let rounds = 0;

/** Plays one round of pg, with amounts in hundredths. */
export function playPg(sandbox: TestSandbox, member: Holder, stake: number, payout: number, round?: string): Promise<void> {
  rounds += 1;
  const amount = (minor: number) => moneyOf(minor, member.currency);
  const sent = {
    member,
    gameCode: 'pg',
    stake: amount(stake),
    payout: amount(payout),
    round: round ?? `round-${String(rounds)}`,
    at: sandbox.now(),
  };
  return sandbox.db.transaction().execute((trx) => play(trx, sent));
}

/** A member who has lost 100 baht, of which 5 are refunded. */
export async function memberWithLoss(sandbox: TestSandbox): Promise<FreshMember> {
  const member = await freshMember(sandbox, { game: 1_000_00 });
  await playPg(sandbox, member, 100_00, 0);
  return member;
}

/** A member with 5 baht in the refund account. */
export async function memberWithRefund(sandbox: TestSandbox): Promise<FreshMember> {
  const member = await memberWithLoss(sandbox);
  await inService(sandbox, receiveRefund)(member);
  return member;
}

/** A member who has met the condition of an active bonus of 100 baht. */
export async function memberWithMetBonus(sandbox: TestSandbox): Promise<FreshMember> {
  const member = await freshMember(sandbox, { game: 300_00 });
  await inService(sandbox, (trx, holder, at) => activateBonus(trx, holder, 'WELCOME100', at))(member);
  await playPg(sandbox, member, 300_00, 300_00);
  return member;
}

/** A member with so many coupons of 10 baht. */
export async function memberWithCoupons(sandbox: TestSandbox, count: number): Promise<FreshMember> {
  const member = await memberWithCoins(sandbox, count);
  const spinOnce = inService(sandbox, (trx, holder, at) => spin(trx, holder, (slices) => drawSlice(slices, () => 0), at));
  for (let round = 0; round < count; round += 1) await spinOnce(member);
  return member;
}

/** A member with an open code of 120 baht at KBANK. */
export async function memberWithQrCode(sandbox: TestSandbox): Promise<FreshMember> {
  const member = await freshMember(sandbox);
  await inService(sandbox, (trx, holder, at) => createQrCode(trx, holder, 'KBANK', 120, at))(member);
  return member;
}

/** The encrypted link of a new gift, in hundredths of baht. */
export async function sealedGift(sandbox: TestSandbox, minor: number): Promise<string> {
  return seal(await makeGift(sandbox.db, moneyOf(minor, 'BAHT'), sandbox.now()));
}

/** A link as the apps encrypt it. */
export const seal = (link: string): string => CryptoJS.AES.encrypt(link, sandboxPassphrase).toString();

export async function memberWithCoins(sandbox: TestSandbox, coin: number): Promise<FreshMember> {
  const member = await freshMember(sandbox);
  await sandbox.db.updateTable('member').set({ coin }).where('id', '=', member.id).execute();
  return member;
}

/** A member with a friend who has lost 500 baht, of which they get 5. */
export async function memberWithInviteBonus(sandbox: TestSandbox): Promise<FreshMember> {
  const member = await freshMember(sandbox);
  await playPg(sandbox, await freshMember(sandbox, { invitedBy: member.id, game: 500_00 }), 500_00, 0);
  return member;
}

/** Calls a service directly, without the request and its lock. */
export const inService =
  <Result>(sandbox: TestSandbox, act: (trx: StoreTransaction, member: FreshMember, at: Date) => Promise<Result>) =>
  (member: FreshMember): Promise<Result> =>
    sandbox.db.transaction().execute((trx) => act(trx, member, sandbox.now()));

/** The balance of an account of the member in hundredths; 0 if the account does not exist yet. */
export async function balanceOf({ db }: TestSandbox, member: Holder, kind: MemberAccountKind): Promise<number> {
  const { balance } = await db
    .selectFrom('ledgerAccount')
    .select((eb) => eb.fn.sum<string | null>('balance').as('balance'))
    .where('memberId', '=', member.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(balance);
}

/** Everything that is stored, besides sessions and switches. */
export async function readTables({ db }: TestSandbox): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('session', 'setting') order by 1`.execute(db);
  const contents = tables.map(({ name }) => sql`(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${sql.table(name)} t)`);
  return JSON.stringify((await sql`select jsonb_build_array(${sql.join(contents)}) as tables`.execute(db)).rows);
}

const ownTables = [
  'ledgerAccount',
  'journal',
  'statementEntry',
  'qrCode',
  'gameAccount',
  'memberBonus',
  'refundReceipt',
  'spinResult',
] as const;

/** All that belongs to members, by table. Slips are without their status, which changes in the background. */
export async function holdingsOf({ db }: TestSandbox, ids: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
  const found: Record<string, readonly object[]> = {
    member: await db.selectFrom('member').selectAll().where('id', 'in', ids).execute(),
    conversation: await db.selectFrom('conversation').selectAll().where('ownerId', 'in', ids).execute(),
    slip: await db.selectFrom('slip').select(['reference', 'picture', 'bankCode']).where('memberId', 'in', ids).execute(),
  };
  for (const table of ownTables) found[table] = await db.selectFrom(table).selectAll().where('memberId', 'in', ids).execute();
  const inOrder = (rows: readonly object[]) => rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  return Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, inOrder(rows)]));
}

/** Expects this answer, and that the request changes nothing. */
export async function expectUnchanged(sandbox: TestSandbox, ask: () => Promise<Answer>, answer: object): Promise<void> {
  const before = await readTables(sandbox);
  expect(await ask()).toMatchObject(answer);
  expect(await readTables(sandbox)).toBe(before);
}

/** The statement entries of a member, newest first. */
export async function statementOf(member: FreshMember): Promise<readonly Record<string, unknown>[]> {
  const { body } = await member.ask('POST', '/api/statement', { page: 1, limit: 100 });
  return (body as { statements: Record<string, unknown>[] }).statements;
}

/** The code in the latest message to a phone. */
export async function lastCode({ db }: TestSandbox, phone: string): Promise<string> {
  const { body } = await db
    .selectFrom('textMessage')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /OTP (\d{6})/.exec(body)?.[1] ?? '';
}
