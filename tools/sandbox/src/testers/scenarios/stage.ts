import { randomInt, randomUUID } from 'node:crypto';
import { moneyOf, toWireAmount, type Currency, type Money, walletPlace } from '@wallet/domain';
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
export class Actor {
  readonly trx: StoreTransaction;
  readonly member: FreshMember;

  constructor(trx: StoreTransaction, member: FreshMember) {
    this.trx = trx;
    this.member = member;
  }

  money(baht: number): Money {
    return moneyOf(Math.round(baht * 100) * (this.member.currency === 'LAK' ? 600 : 1), this.member.currency);
  }

  async deposit(baht: number, at: Date): Promise<void> {
    const payment = { kind: 'deposit', intent: `scenario:${randomUUID()}`, amount: this.money(baht), at };
    await deposit(this.trx, this.member, payment, bankOf[this.member.operator]);
  }

  /** Deposits, opens the game pg and moves a part there. */
  async settle(baht: number, inGame: number, at: Date): Promise<void> {
    await this.deposit(baht, at);
    await activateGame(this.trx, this.member, 'pg');
    if (inGame > 0) await this.move(walletPlace, 'pg', inGame, at);
  }

  async move(from: string, to: string, baht: number, at: Date): Promise<void> {
    await transfer(this.trx, this.member, { from, to, amount: toWireAmount(this.money(baht)) }, at);
  }

  async play(stake: number, payout: number, at: Date): Promise<void> {
    const { trx, member } = this;
    await play(trx, { member, gameCode: 'pg', stake: this.money(stake), payout: this.money(payout), round: randomUUID(), at });
  }
}
