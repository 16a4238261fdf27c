import { randomUUID } from 'node:crypto';
import { moneyOf, type Money } from '@wallet/domain';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../refusal.ts';
import type { StoreTransaction } from '../store/database.ts';
import { hasActiveBonus } from './bonus-state.ts';
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
  const [wallet] = await lockMoney(trx, member);
  if (wallet === undefined) throw new Refusal(404, 'NO_WALLET');
  await demandAllUnderBonus(trx, member, amount, wallet.balance);
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
  const total = games.reduce<number>((sum, { balance }) => sum + balance.minor, wallet.balance.minor);
  await demandAllUnderBonus(trx, member, amount, moneyOf(total, member.currency));
  let lacking = amount.minor - wallet.balance.minor;
  for (const game of games) {
    const part = Math.min(lacking, game.balance.minor);
    if (part <= 0) continue;
    await movePart(trx, member, game, wallet, moneyOf(part, member.currency), at);
    lacking -= part;
  }
  await requestPayout(trx, member, amount, at);
}

function readWithdrawal(member: Holder, wanted: number): Money {
  const limits = operators[member.operator].withdraw[member.currency];
  const amount = readAmount(wanted, member.currency, limits?.least);
  if (limits && amount.minor > limits.most.minor) throw new Refusal(400, 'KEY_INVALID');
  return amount;
}

/** Under a bonus a part of the money cannot leave alone; as much as one withdrawal may be counts as everything. */
async function demandAllUnderBonus(trx: StoreTransaction, member: Holder, amount: Money, all: Money): Promise<void> {
  const most = operators[member.operator].withdraw[member.currency]?.most.minor ?? all.minor;
  if (amount.minor < Math.min(all.minor, most) && (await hasActiveBonus(trx, member.id))) throw new Refusal(409, 'BONUS_REMAINING');
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
