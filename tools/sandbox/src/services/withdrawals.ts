import { randomUUID } from 'node:crypto';
import { moneyOf, type Money } from '@wallet/domain';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../refusal.ts';
import type { StoreTransaction } from '../store/database.ts';
import { finishBonus } from './bonus-end.ts';
import { findActiveBonus, isPlayedThrough } from './bonus-state.ts';
import { openAccounts } from './ledger-accounts.ts';
import { potOf, type Holder } from './ledger-places.ts';
import { post } from './ledger.ts';
import { lockMoney, walletPlace } from './member-money.ts';
import { readAmount } from './requested-amount.ts';
import { addStatement } from './statement-entries.ts';
import { movePart } from './transfers.ts';

/** Asks for a payout of an amount of the wallet. The money waits apart until the bank has paid. Throws Refusal. */
export async function withdraw(trx: StoreTransaction, member: Holder, wanted: number, at: Date): Promise<void> {
  const amount = readWithdrawal(member, wanted);
  await leaveBonus(trx, member, amount, totalOf(await lockMoney(trx, member)), at);
  await requestPayout(trx, member, amount, at);
}

/**
 * The same of everything the member has: what the wallet lacks comes out of the game accounts first, as they are
 * listed. Throws Refusal.
 */
export async function withdrawAll(trx: StoreTransaction, member: Holder, wanted: number, at: Date): Promise<void> {
  const amount = readWithdrawal(member, wanted);
  const [wallet, ...games] = await lockMoney(trx, member);
  if (wallet === undefined) throw new Refusal(404, 'NO_WALLET');
  await leaveBonus(trx, member, amount, totalOf([wallet, ...games]), at);
  let lacking = amount.minor - wallet.balance.minor;
  for (const game of games) {
    const part = Math.min(lacking, game.balance.minor);
    if (part <= 0) continue;
    await movePart(trx, member, game, wallet, moneyOf(part, member.currency), at);
    lacking -= part;
  }
  await requestPayout(trx, member, amount, at);
}

const totalOf = (money: readonly { readonly balance: Money }[]) => money.reduce((sum, { balance }) => sum + balance.minor, 0);

function readWithdrawal(member: Holder, wanted: number): Money {
  const limits = operators[member.operator].withdraw[member.currency];
  const amount = readAmount(wanted, member.currency, limits?.least);
  if (limits && amount.minor > limits.most.minor) throw new Refusal(400, 'KEY_INVALID');
  return amount;
}

/**
 * Under a bonus only everything can leave (as much as one withdrawal may be counts as everything), and not before the
 * bonus was played through. It ends with that. `totalMinor` is what wallet and game accounts hold.
 */
async function leaveBonus(trx: StoreTransaction, member: Holder, amount: Money, totalMinor: number, at: Date): Promise<void> {
  const bonus = await findActiveBonus(trx, member.id);
  if (bonus === null) return;
  const most = operators[member.operator].withdraw[member.currency]?.most.minor ?? totalMinor;
  if (amount.minor < Math.min(totalMinor, most)) throw new Refusal(409, 'BONUS_REMAINING');
  if (!(await isPlayedThrough(trx, bonus))) throw new Refusal(409, 'BONUS_CONDITION');
  await finishBonus(trx, member, bonus, at);
}

async function requestPayout(trx: StoreTransaction, member: Holder, amount: Money, at: Date): Promise<void> {
  const bank = await trx
    .selectFrom('member')
    .select(['bankCode', 'bankAccountName', 'bankAccountNo'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (bank.bankCode === '' || bank.bankAccountNo === '') throw new Refusal(409, 'NO_BANK');
  const id = randomUUID();
  const pending = potOf(member, 'pending-withdrawal');
  await openAccounts(trx, [pending]);
  const journalId = await post(trx, {
    operator: member.operator, kind: 'withdraw', memberId: member.id, intent: `withdraw:${id}`, at,
    lines: [
      { place: potOf(member, 'wallet'), amount: moneyOf(-amount.minor, amount.currency) },
      { place: pending, amount },
    ],
  });
  const statementEntryId = await addStatement(trx, {
    holder: member, type: 'withdraw', from: walletPlace, to: bank.bankCode, amount, status: 'PENDING', journalId, at,
  });
  await trx
    .insertInto('payout')
    .values({
      id, operator: member.operator, memberId: member.id, amount: amount.minor, currency: amount.currency, ...bank,
      state: 'requested', statementEntryId, createdAt: at, decidedAt: null,
    })
    .execute();
}
