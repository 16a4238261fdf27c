import { type Money, moneyOf, walletPlace } from '@wallet/domain';
import { randomUUID } from 'node:crypto';
import { operators } from '../operators/operators.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';
import { memberAccount } from './ledger-accounts.ts';
import { readAmount } from './member-money.ts';
import { moveWithStatement } from './statement-entries.ts';

/** Accounts in which a member's rewards wait until they are added to the wallet. */
type Pot = 'invite' | 'refund';

/**
 * Adds part of the member's invite account to the wallet. It is the only reward account that no other operation
 * withdraws a part from. Throws Refusal.
 */
export async function addFromInvite(trx: StoreTransaction, member: Holder, wanted: number, at: Date): Promise<void> {
  const amount = readAmount(wanted, member.currency, moneyOf(1, member.currency));
  await addFromPot(trx, member, 'invite', amount, at);
}

/** Adds all of a reward account to the wallet. Returns the amount, which may be 0. */
export async function emptyPot(trx: StoreTransaction, member: Holder, pot: Pot, at: Date): Promise<Money> {
  const { balance } = (await potQuery(trx, member, pot).forUpdate().executeTakeFirst()) ?? { balance: 0 };
  const amount = moneyOf(balance, member.currency);
  if (balance > 0) await addFromPot(trx, member, pot, amount, at);
  return amount;
}

export async function readPot(db: Store, member: Holder, pot: Pot): Promise<Money> {
  const { balance } = (await potQuery(db, member, pot).executeTakeFirst()) ?? { balance: 0 };
  return moneyOf(balance, member.currency);
}

const potQuery = (db: Store, member: Holder, pot: Pot) =>
  db.selectFrom('ledgerAccount').select('balance').where('memberId', '=', member.id).where('kind', '=', pot);

async function addFromPot(trx: StoreTransaction, member: Holder, pot: Pot, amount: Money, at: Date): Promise<void> {
  const places = { from: memberAccount(member, pot), to: memberAccount(member, 'wallet') };
  const cause = { kind: pot, description: operators[member.operator].rewards[pot].description };
  await moveWithStatement(
    trx,
    member,
    { kind: `add-${pot}`, intent: `add-${pot}:${randomUUID()}`, ...places, amount, at },
    { type: 'bonus', from: pot.toUpperCase(), to: walletPlace, cause },
  );
}
