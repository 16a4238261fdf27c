import { randomInt, randomUUID } from 'node:crypto';
import { moneyOf, toWireAmount, type Currency, walletPlace } from '@wallet/domain';
import { operators } from '../../operators/operators.ts';
import { activateGame } from '../../games/game-accounts.ts';
import { createMember } from '../../identity/members.ts';
import { play } from '../../games/play.ts';
import { deposit } from '../../ledger/statement-entries.ts';
import { transfer } from '../../wallet/transfers.ts';
import type { Holder, OperatorId, StoreTransaction } from '../../store/database.ts';

/** A member nobody else uses. */
export interface FreshMember extends Holder {
  readonly phone: string;
  readonly name: string;
}

interface FreshOptions {
  readonly operator: OperatorId;
  readonly currency?: Currency;
  readonly passwordHash: string;
  readonly invitedBy?: string;
  readonly at: Date;
}

const names = {
  th: ['มานะ อดทน', 'วีระ กล้าหาญ', 'ปิติ ยินดี', 'ชูใจ เลิศล้ำ', 'ดวงแก้ว แสงทอง'],
  la: ['ບຸນທະວີ ແກ້ວມະນີ', 'ຈັນທະລາ ພົມມະຈັນ', 'ສຸລິຍາ ວົງພະຈັນ', 'ມະນີວັນ ໄຊຍະສອນ'],
} as const;
const bankOf = { th: 'KBANK', la: 'BCEL' } as const;

/** Creates a member with a phone number and a bank account that are free. */
export async function createFresh(trx: StoreTransaction, options: FreshOptions): Promise<FreshMember> {
  const { operator, currency = operators[operator].currencies[0], passwordHash, invitedBy = null, at } = options;
  const digits = () => String(randomInt(100_000_000)).padStart(8, '0');
  const name = names[operator][randomInt(names[operator].length)] ?? names[operator][0];
  for (let tries = 0; tries < 10; tries += 1) {
    const phone = operator === 'th' ? `06${digits()}` : `020${digits()}`;
    const member = await createMember(trx, operators[operator], {
      username: phone,
      name,
      passwordHash,
      currency,
      invitedBy,
      bankCode: bankOf[operator],
      bankAccountName: 'SCENARIO MEMBER',
      bankAccountNo: `9${digits()}${String(randomInt(10))}`,
      createdAt: at,
    });
    if (member !== null) return { ...member, phone, name };
  }
  throw new Error('no free phone number was found');
}

/** What a member does in a scenario, by the same services as in life. Amounts are in baht, or what is about as much in kip. */
export function actorOf(trx: StoreTransaction, member: FreshMember) {
  const money = (baht: number) => moneyOf(Math.round(baht * 100) * (member.currency === 'LAK' ? 600 : 1), member.currency);

  const pay = (baht: number, at: Date) =>
    deposit(trx, member, { kind: 'deposit', intent: `scenario:${randomUUID()}`, amount: money(baht), at }, bankOf[member.operator]);

  const move = (from: string, to: string, baht: number, at: Date) =>
    transfer(trx, member, { from, to, amount: toWireAmount(money(baht)) }, at);

  return {
    trx,
    member,
    money,
    deposit: pay,
    move,
    /** Deposits, opens the game pg and moves a part there. */
    settle: async (baht: number, inGame: number, at: Date) => {
      await pay(baht, at);
      await activateGame(trx, member, 'pg');
      if (inGame > 0) await move(walletPlace, 'pg', inGame, at);
    },
    play: (stake: number, payout: number, at: Date) =>
      play(trx, { member, gameCode: 'pg', stake: money(stake), payout: money(payout), round: randomUUID(), at }),
  };
}

export type Actor = ReturnType<typeof actorOf>;
