import { slipReasons } from '@wallet/domain';
import { randomUUID } from 'node:crypto';
import { activateGame } from '../../games/game-accounts.ts';
import { giveCoins } from '../../games/play.ts';
import type { Slice } from '../../operators/operator.ts';
import { operators } from '../../operators/operators.ts';
import { clearBonus } from '../../rewards/active-bonus.ts';
import { activateBonus } from '../../rewards/bonuses.ts';
import { addRefundToWallet, receiveRefund } from '../../rewards/refunds.ts';
import { couponLifeMs, spin } from '../../rewards/spin-wheel.ts';
import { ownedBy } from '../../store/database.ts';
import { type Actor, actorOf, createFresh } from './stage.ts';

export interface State {
  readonly actor: Actor;
  readonly at: Date;
  readonly passwordHash: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

const offerOf = ({ actor }: State, type: 'limit' | 'day') => {
  const offer = operators[actor.member.operator].rewards.bonuses.find((bonus) => bonus.type === type);
  if (offer === undefined) throw new Error(`there is no bonus of type ${type}`);
  return offer.code;
};

/** With money in the wallet and in games of each kind. */
export async function fillWallet({ actor, at }: State): Promise<void> {
  await actor.settle(12_345.67, 250.5, before(at, dayMs));
  await fillGames({ actor, at });
}

async function fillGames({ actor, at }: Pick<State, 'actor' | 'at'>): Promise<void> {
  for (const [code, baht] of [
    ['betflix', 1_000.01],
    ['huayhd', 30],
  ] as const) {
    await activateGame(actor.trx, actor.member, code);
    await actor.move('WALLET', code, baht, before(at, dayMs));
  }
}

/** A third of what has to be staked is done. */
export async function activeBonus(state: State): Promise<void> {
  const { actor, at } = state;
  await actor.settle(500, 200, before(at, 60 * minuteMs));
  await activateBonus(actor.trx, actor.member, offerOf(state, 'limit'), before(at, 30 * minuteMs));
  await actor.play(100, 60, before(at, 10 * minuteMs));
}

/** Received as often as allowed and ended, so that none is active. */
export async function receivedBonus(state: State): Promise<void> {
  const { actor, at } = state;
  const { trx, member } = actor;
  await actor.settle(800, 400, before(at, 5 * minuteMs));
  for (const [type, turnover] of [
    ['limit', 300],
    ['day', 40],
  ] as const) {
    await activateBonus(trx, member, offerOf(state, type), at);
    await actor.play(turnover, turnover, at);
    await clearBonus(trx, member, at);
  }
}

/** A refund of each of the last days, the last of them still in the pot, and a new one to receive. */
export async function readyRefund({ actor, at }: State, days = 12): Promise<void> {
  const { trx, member } = actor;
  await actor.settle(5_000, 4_000, before(at, 14 * dayMs));
  for (let day = days + 1; day >= 2; day -= 1) {
    await actor.play(day * 20, 0, before(at, day * dayMs));
    await receiveRefund(trx, member, before(at, day * dayMs));
    if (day === 3) await addRefundToWallet(trx, member, before(at, day * dayMs));
  }
  await actor.play(1_000, 0, before(at, dayMs));
}

/** There is something to receive, but a bonus is active. */
export async function blockedRefund(state: State): Promise<void> {
  const { actor, at } = state;
  await actor.settle(3_000, 2_000, before(at, dayMs));
  await actor.play(1_000, 0, before(at, dayMs));
  await activateBonus(actor.trx, actor.member, offerOf(state, 'day'), at);
}

/** Friends have played four times each. */
export async function readyInvite({ actor, at, passwordHash }: State, friends = 3): Promise<void> {
  await actor.deposit(500, before(at, 9 * dayMs));
  const { operator, currency, id } = actor.member;
  for (let count = 0; count < friends; count += 1) {
    const friend = actorOf(
      actor.trx,
      await createFresh(actor.trx, { operator, currency, passwordHash, invitedBy: id, at: before(at, 8 * dayMs) }),
    );
    await friend.settle(2_000, 2_000, before(at, 7 * dayMs));
    for (let day = 4; day >= 1; day -= 1) await friend.play(day * 100, 0, before(at, day * dayMs + count * minuteMs));
  }
}

/** Ten coins, and coupons of each kind: money twice, coins, goods, and one that has just expired. */
export async function readyWheel({ actor, at }: State): Promise<void> {
  const { trx, member } = actor;
  const { slices } = operators[member.operator].rewards.wheel;
  const ofKind = (wanted: string) => slices.filter(({ prize }) => prize.kind === wanted);
  const win = async (slice: Slice | undefined, when: Date) => slice && spin(trx, member, () => slice, when);

  await actor.deposit(500, before(at, 8 * dayMs));
  await giveCoins(trx, member.id, 15);
  const [money, otherMoney] = ofKind('money');
  await win(otherMoney, before(at, couponLifeMs + 60 * minuteMs));
  for (const slice of [money, money, ofKind('coin')[0], ofKind('goods')[0]]) await win(slice, before(at, 60 * minuteMs));
}

/** All that a member can have to receive, beside money in three games. */
export async function readyForAll(state: State): Promise<void> {
  await readyRefund(state, 3);
  await readyInvite(state, 1);
  await readyWheel(state);
  await fillGames(state);
}

/** Hundreds of millions, as kip come. */
export async function largeKip({ actor, at }: State): Promise<void> {
  await actor.settle(1_646_057.61, 300_000.15, before(at, dayMs));
  await activateGame(actor.trx, actor.member, 'betflix');
  await actor.move('WALLET', 'betflix', 123_456.78, at);
}

/** Whatever a statement can show, far back: 260 entries and 230 slips. */
export async function longHistory({ actor, at }: State): Promise<void> {
  const { trx, member } = actor;
  await actor.settle(10_000, 1_000, before(at, 90 * dayMs));
  for (let index = 0; index < 28; index += 1) {
    const when = before(at, (89 - index * 3) * dayMs);
    await actor.deposit(100 + index, when);
    await actor.move('WALLET', 'pg', 10 + index, when);
    await actor.move('pg', 'WALLET', 5, when);
  }
  const kinds = [
    { type: 'deposit', status: 'FAILED' },
    { type: 'deposit', status: 'PENDING' },
    { type: 'withdraw', status: 'FAILED' },
    { type: 'withdraw', status: 'PENDING' },
  ] as const;
  const entries = Array.from({ length: 174 }, (_, index) => {
    const { type, status } = kinds[index % kinds.length] ?? kinds[0];
    const places = type === 'deposit' ? { fromPlace: 'BANK', toPlace: 'WALLET' } : { fromPlace: 'WALLET', toPlace: 'BANK' };
    const amount = actor.money(150 + index).minor;
    return { ...ownedBy(member), ...places, type, status, amount, createdAt: before(at, index * 12 * 60 * minuteMs) };
  });
  await trx.insertInto('statementEntry').values(entries).execute();
  const slips = Array.from({ length: 230 }, (_, index) => {
    const note = slipReasons[index % (slipReasons.length + 2)] ?? null;
    // In progress, but not one of those that wait to be judged.
    const status = note !== null ? 'FAILED' : index % 2 === 0 ? 'SUCCESS' : 'CHECKING';
    const amount = status === 'CHECKING' ? null : actor.money(100 + index).minor;
    const transferReference = status === 'SUCCESS' ? randomUUID() : null;
    const createdAt = before(at, index * 9 * 60 * minuteMs);
    return { ...ownedBy(member), amount, status, note, reference: randomUUID(), transferReference, createdAt };
  });
  await trx.insertInto('slip').values(slips).execute();
}

/** The name of the bank account is not in the letters that its bank wants. */
export async function foreignAccountName({ actor: { trx, member } }: State): Promise<void> {
  await trx.updateTable('member').set({ bankCode: 'KTB', bankAccountName: member.name }).where('id', '=', member.id).execute();
}
