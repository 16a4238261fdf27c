import { addMoney, checkWithdrawal, type ErrorCode, type Money, moneyOf, type WithdrawalRefusal, walletPlace } from '@wallet/domain';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import { lockMoney, readAmount } from '../ledger/member-money.ts';
import { moveWithStatement } from '../ledger/statement-entries.ts';
import { operators } from '../operators/operators.ts';
import { findActiveBonus, finishBonus, isPlayedThrough } from '../rewards/active-bonus.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import type { Holder, StoreTransaction } from '../store/database.ts';
import { movePart } from '../wallet/transfers.ts';

/** How long nothing is paid to a bank account that is new: a token alone, in the wrong hands, must not be enough to be paid. */
const settlingMs = 24 * 3_600_000;

export function addWithdrawals(app: SandboxApp, context: SandboxContext): void {
  const { now } = context;
  const route = routesFor(app, context);

  route('withdraw', ({ trx, member, body }) => withdraw(trx, member, body.amount, now()));

  route('withdrawAll', ({ trx, member, body }) => withdrawAll(trx, member, body.amount, now()));
}

/** Asks for a payout of an amount of the wallet. The money waits apart until the bank has paid. Throws Refusal. */
async function withdraw(trx: StoreTransaction, member: Holder, wanted: number, at: Date): Promise<void> {
  const amount = readAmount(wanted, member.currency, moneyOf(0, member.currency));
  await requireWithdrawal(trx, member, amount, totalOf(member, await lockMoney(trx, member)), at);
  await requestPayout(trx, member, amount, at);
}

/**
 * The same of everything the member has: what the wallet lacks comes out of the game accounts first, as they are
 * listed. Throws Refusal.
 */
async function withdrawAll(trx: StoreTransaction, member: Holder, wanted: number, at: Date): Promise<void> {
  const amount = readAmount(wanted, member.currency, moneyOf(0, member.currency));
  const [wallet, ...games] = await lockMoney(trx, member);
  await requireWithdrawal(trx, member, amount, totalOf(member, [wallet, ...games]), at);
  let lacking = amount.minor - wallet.balance.minor;
  for (const game of games) {
    const part = Math.min(lacking, game.balance.minor);
    if (part <= 0) continue;
    await movePart(trx, member, game, wallet, moneyOf(part, member.currency), at);
    lacking -= part;
  }
  await requestPayout(trx, member, amount, at);
}

const totalOf = ({ currency }: Holder, money: readonly { readonly balance: Money }[]) =>
  money.reduce((sum, { balance }) => addMoney(sum, balance), moneyOf(0, currency));

const refusals = {
  AMOUNT_MISSING: [400, 'KEY_MISSING'],
  BELOW_MINIMUM: [400, 'TRANSFER_MINIMUM'],
  ABOVE_MAXIMUM: [400, 'KEY_INVALID'],
  NOT_ENOUGH: [409, 'MONEY_NOT_ENOUGH'],
  WHOLE_BALANCE: [409, 'BONUS_REMAINING'],
} as const satisfies Readonly<Record<WithdrawalRefusal['code'], readonly [number, ErrorCode]>>;

/**
 * Throws Refusal where the amount may not leave. Under a bonus that is until it was played through; it ends with the
 * withdrawal. `total` is what wallet and game accounts hold.
 */
async function requireWithdrawal(trx: StoreTransaction, member: Holder, amount: Money, total: Money, at: Date): Promise<void> {
  const limits = operators[member.operator].withdraw[member.currency];
  const bonus = await findActiveBonus(trx, member.id);
  const allowed = { minimum: limits?.least ?? null, maximum: limits?.most ?? null };
  const check = checkWithdrawal(amount, allowed, { total, isBonusActive: bonus !== null });
  if (!check.ok) {
    const [status, code] = refusals[check.refusal.code];
    throw new Refusal(status, code);
  }
  if (bonus === null) return;
  if (!(await isPlayedThrough(trx, bonus))) throw new Refusal(409, 'BONUS_CONDITION');
  await finishBonus(trx, member, bonus, at);
}

async function requestPayout(trx: StoreTransaction, member: Holder, amount: Money, at: Date): Promise<void> {
  const { bankCode, bankAccountNo, bankChangedAt } = await trx
    .selectFrom('member')
    .select(['bankCode', 'bankAccountNo', 'bankChangedAt'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (bankCode === '' || bankAccountNo === '') throw new Refusal(409, 'NO_BANK');
  if (bankChangedAt !== null && at.getTime() < bankChangedAt.getTime() + settlingMs)
    throw new Refusal(409, 'NO_BANK', null, operators[member.operator].bankChanged);
  const places = { from: memberAccount(member, 'wallet'), to: memberAccount(member, 'pending-withdrawal') };
  const move = { kind: 'withdraw', intent: `withdraw:${randomUUID()}`, ...places, amount, at };
  await moveWithStatement(trx, member, move, { type: 'withdraw', from: walletPlace, to: bankCode, status: 'PENDING' });
}
