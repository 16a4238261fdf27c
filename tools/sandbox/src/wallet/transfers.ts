import type { TransferRequest } from '@wallet/contract';
import type { Money } from '@wallet/domain';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import { findPlace, lockMoney, type MemberPlace, readAmount } from '../ledger/member-money.ts';
import { moveWithStatement } from '../ledger/statement-entries.ts';
import type { Holder, StoreTransaction } from '../store/database.ts';

/** Transfers an amount between wallet and active game accounts. Throws Refusal. */
export async function transfer(trx: StoreTransaction, member: Holder, { from, to, amount }: TransferRequest, at: Date): Promise<void> {
  if (from === to) throw new Refusal(400, 'KEY_INVALID');
  const moved = readAmount(amount, member.currency);
  await movePart(trx, member, await findPlace(trx, member, from), await findPlace(trx, member, to), moved, at);
}

/** Transfers all of the member's money to one place. Succeeds if it is there already, and refuses if there is none. Throws Refusal. */
export async function transferAll(trx: StoreTransaction, member: Holder, to: string, at: Date): Promise<void> {
  const target = await findPlace(trx, member, to);
  const money = await lockMoney(trx, member);
  const filled = money.filter(({ balance }) => balance.minor > 0);
  if (filled.length === 0) throw new Refusal(409, 'MONEY_NOT_ENOUGH');
  for (const source of filled) {
    if (source.code !== to) await movePart(trx, member, source, target, source.balance, at);
  }
}

/** One transfer with its statement entry. */
export async function movePart(
  trx: StoreTransaction,
  member: Holder,
  from: MemberPlace,
  to: MemberPlace,
  amount: Money,
  at: Date,
): Promise<void> {
  const move = { kind: 'transfer', intent: `transfer:${randomUUID()}`, from: from.place, to: to.place, amount, at };
  await moveWithStatement(trx, member, move, { type: 'transfer', from: from.code, to: to.code });
}
