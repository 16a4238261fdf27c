import { type Currency, fromWireAmount, minTransfer, type Money, moneyOf, walletPlace } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import { operators } from '../operators/operators.ts';
import type { Holder, StoreTransaction } from '../store/database.ts';
import { gameOf, type LedgerPlace, memberAccount } from './ledger-accounts.ts';

/** A place that a member can transfer money from and to. */
export interface MemberPlace {
  /** `WALLET` or the code of a game. */
  readonly code: string;
  readonly place: LedgerPlace;
}

/** The member's wallet, or an active game account. Throws Refusal for any other place. */
export async function findPlace(trx: StoreTransaction, member: Holder, code: string): Promise<MemberPlace> {
  return { code, place: code === walletPlace ? memberAccount(member, 'wallet') : await findGame(trx, member, code) };
}

/** The account of a game that is active. Throws Refusal. */
export async function findGame(trx: StoreTransaction, member: Holder, code: string): Promise<LedgerPlace> {
  requireGame(member, code);
  const account = await trx
    .selectFrom('gameAccount')
    .select('isActive')
    .where('memberId', '=', member.id)
    .where('gameCode', '=', code)
    .executeTakeFirst();
  if (account?.isActive !== true) throw new Refusal(404, 'SLOT_NO_ACCOUNT');
  return gameOf(member, code);
}

/** Throws Refusal if the member's operator does not have the game. */
export function requireGame(member: Holder, code: string): void {
  if (!operators[member.operator].games.some((game) => game.code === code)) throw new Refusal(404, 'NO_GAME');
}

interface HeldMoney extends MemberPlace {
  readonly balance: Money;
}

/** The member's money: the wallet, then the active game accounts in their order. Locked until the transaction ends. */
export async function lockMoney(trx: StoreTransaction, member: Holder): Promise<[HeldMoney, ...HeldMoney[]]> {
  const rows = await trx
    .selectFrom('ledgerAccount')
    .select(['kind', 'gameCode', 'balance'])
    .where('memberId', '=', member.id)
    .where('kind', 'in', ['wallet', 'game'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const active = await trx
    .selectFrom('gameAccount')
    .select('gameCode')
    .where('memberId', '=', member.id)
    .where('isActive', '=', true)
    .execute();
  const balanceOf = (code: string | null) => moneyOf(rows.find(({ gameCode }) => gameCode === code)?.balance ?? 0, member.currency);
  const games = operators[member.operator].games.filter(({ code }) => active.some(({ gameCode }) => gameCode === code));
  return [
    { code: walletPlace, place: memberAccount(member, 'wallet'), balance: balanceOf(null) },
    ...games.map(({ code }) => ({ code, place: gameOf(member, code), balance: balanceOf(code) })),
  ];
}

/** Reads a requested amount. Throws Refusal if it is invalid or too small. */
export function readAmount(value: number, currency: Currency, minimum: Money = minTransfer(currency)): Money {
  const amount = fromWireAmount(value, currency);
  if (amount === null || amount.minor < 0) throw new Refusal(400, 'KEY_INVALID');
  if (amount.minor < minimum.minor) throw new Refusal(400, 'TRANSFER_MINIMUM');
  return amount;
}

/** A percentage of an amount in hundredths, rounded down. Exact for two decimals of the percentage. */
export function percentOf(minor: number, percent: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(percent * 100))) / 10_000n);
}
