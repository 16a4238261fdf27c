import { moneyOf } from '@wallet/domain';
import { expect } from 'vitest';
import { play } from '../src/games/play.ts';
import { createMember } from '../src/identity/members.ts';
import { auditLedger } from '../src/index.ts';
import { gameOf, houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { postMove } from '../src/ledger/ledger.ts';
import { operators } from '../src/operators/operators.ts';
import type { Holder, MemberAccountKind, OperatorId } from '../src/store/database.ts';
import { type Answer, quickPasswords, type TestSandbox } from './helper.ts';

/** Opening a database can be slow on a busy machine. */
export const openingMs = 60_000;

const password = 'fresh-1234';

export interface FreshMember extends Holder {
  readonly phone: string;
  readonly token: string;
  readonly ask: (method: 'GET' | 'POST', url: string, body?: unknown) => Promise<Answer>;
}

interface FreshOptions {
  readonly operator?: OperatorId;
  readonly invitedBy?: string;
  /** Hundredths in the wallet and in the game pg. */
  readonly wallet?: number;
  readonly game?: number;
}

let memberCount = 0;
let hash: Promise<string> | undefined;

/** A new member, so that tests do not share rewards. */
export async function freshMember(
  sandbox: TestSandbox,
  { operator = 'th', invitedBy, wallet = 0, game = 0 }: FreshOptions = {},
): Promise<FreshMember> {
  memberCount += 1;
  const phone = operator === 'th' ? `09${String(memberCount).padStart(8, '0')}` : `0207${String(memberCount).padStart(7, '0')}`;
  const passwordHash = await (hash ??= quickPasswords.hash(password));
  const holder = await sandbox.db.transaction().execute(async (trx) => {
    const member = await createMember(trx, operators[operator], {
      username: phone,
      name: `Member ${String(memberCount)}`,
      passwordHash,
      currency: operators[operator].currencies[0],
      sourceCode: null,
      invitedBy: invitedBy ?? null,
      bankCode: 'KBANK',
      bankAccountName: 'FRESH MEMBER',
      bankAccountNo: phone,
      createdAt: sandbox.now(),
    });
    if (member === null) throw new Error(`${phone} is taken`);
    await trx
      .updateTable('gameAccount')
      .set({ isActive: true, username: `p${phone}`, password: 'Play-1' })
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
  const { body } = await sandbox.logIn(operator, phone, password);
  const { token } = body as { token: string };
  return {
    ...holder,
    phone,
    token,
    ask: (method, url, sent) => sandbox.ask(method, url, { token, ...(sent !== undefined && { body: sent }) }),
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

/** All data that a refused request must not change. */
export async function readTables({ db }: TestSandbox): Promise<string> {
  const tables = [
    'ledgerAccount',
    'journal',
    'entry',
    'statementEntry',
    'gamePlay',
    'memberBonus',
    'refundReceipt',
    'inviteEarning',
    'spinResult',
  ] as const;
  const rows = [];
  for (const table of tables) rows.push(await db.selectFrom(table).selectAll().orderBy('id').execute());
  return JSON.stringify(rows);
}

/** The statement entries of a member, newest first. */
export async function statementOf(member: FreshMember): Promise<readonly Record<string, unknown>[]> {
  const { body } = await member.ask('POST', '/api/statement', { page: 1, limit: 100 });
  return (body as { statements: Record<string, unknown>[] }).statements;
}

/** Sends a request twenty times at once and counts the responses, such as `200 REFUND_SUCCESS`. */
export async function sendTwenty(ask: () => Promise<Answer>): Promise<Record<string, number>> {
  const responses = await Promise.all(Array.from({ length: 20 }, ask));
  const counts: Record<string, number> = {};
  for (const { status, body } of responses) {
    const { message, error, success } = body as { message?: string; error?: string; success?: boolean };
    const key = `${String(status)} ${message ?? error ?? (success === true ? 'success' : 'done')}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

export async function expectCleanLedger({ db }: TestSandbox): Promise<void> {
  expect(await auditLedger(db)).toMatchObject({ isClean: true });
}
