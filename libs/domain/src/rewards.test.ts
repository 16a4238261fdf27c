import { expect, it } from 'vitest';
import { bonusState, fillPercentFail, joinPercents, toPromotionCode, type BonusState, type BonusUse } from './rewards.ts';
import { canReceiveRefund, readRefundAvailability } from './refund.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
/** A Wednesday. */
const now = at('2026-03-18T00:30:00');

interface Use extends Partial<Omit<BonusUse, 'userBonus'>> {
  readonly isActive?: boolean;
  readonly receivedAt?: readonly (number | null)[];
}

const offer = ({ isActive = false, receivedAt = [], ...changed }: Use): BonusUse => ({
  type: 'limit',
  maxReceived: 1,
  userBonus: { isActive, receivedAt },
  ...changed,
});

it.each<[string, BonusUse, BonusState]>([
  ['is available for a bonus that was never received', offer({}), 'available'],
  ['is current for an active bonus', offer({ isActive: true }), 'current'],
  ['is current for an active bonus that was received as often as allowed', offer({ isActive: true, receivedAt: [now] }), 'current'],
  ['is received for a bonus that was received as often as allowed, long ago', offer({ receivedAt: [0] }), 'received'],
  ['is available for a bonus with a limit of two, received once', offer({ maxReceived: 2, receivedAt: [0] }), 'available'],
  ['is received for a bonus with a total limit, received at an unreadable time', offer({ receivedAt: [null] }), 'received'],
  ['is received for a daily bonus received today', offer({ type: 'day', receivedAt: [at('2026-03-18T00:00:00')] }), 'received'],
  [
    'is available for a daily bonus received just before midnight',
    offer({ type: 'day', receivedAt: [at('2026-03-17T23:59:59')] }),
    'available',
  ],
  [
    'is available for a daily bonus with a limit of two, received once today and twice yesterday',
    offer({ type: 'day', maxReceived: 2, receivedAt: [now, at('2026-03-17T12:00:00'), at('2026-03-17T13:00:00')] }),
    'available',
  ],
  ['is received for a weekly bonus received this Monday', offer({ type: 'week', receivedAt: [at('2026-03-16T00:00:00')] }), 'received'],
  ['is available for a weekly bonus received last Sunday', offer({ type: 'week', receivedAt: [at('2026-03-15T23:59:59')] }), 'available'],
  ['is available for a weekly bonus received at an unreadable time', offer({ type: 'week', receivedAt: [null] }), 'available'],
  ['is available for a daily bonus received at an unreadable time', offer({ type: 'day', receivedAt: [null] }), 'available'],
  ['is available for a bonus without a record of use', { type: 'limit', maxReceived: 1, userBonus: null }, 'available'],
  ['is available for a bonus with an unknown type of limit', offer({ type: 'other', receivedAt: [now, now] }), 'available'],
  ['is available for a bonus with an unknown limit', offer({ maxReceived: null, receivedAt: [now, now] }), 'available'],
  ['is received for a bonus with a limit of 0', offer({ maxReceived: 0 }), 'received'],
])('bonusState: %s', (_name, bonus, state) => expect(bonusState(bonus, now)).toBe(state));

it.each([
  ['เสียครบ %percentFail%% ของยอด', 20, 'เสียครบ 20% ของยอด'],
  ['%percentFail% and %percentFail%', 7.5, '7.5 and 7.5'],
  ['%percentFail%', 0, '0'],
  ['%percentFail%', null, '-'],
  ['no figure', 20, 'no figure'],
  ['%PERCENTFAIL%', 20, '%PERCENTFAIL%'],
  ['', 20, ''],
])('fillPercentFail fills %j with %j: %j', (text, percentFail, filled) => expect(fillPercentFail(text, percentFail)).toBe(filled));

it.each([
  ['welcome50', 'WELCOME50'],
  [' Lucky-7 ', 'LUCKY-7'],
  ['ＷＥＬＣＯＭＥ\u200b５０', 'WELCOME50'],
  ['', ''],
  ['  ', ''],
])('toPromotionCode changes %j to %j', (typed, code) => expect(toPromotionCode(typed)).toBe(code));

it.each([
  [12.5, 'some'],
  [0.01, 'some'],
  [true, 'some'],
  [0, 'none'],
  [-1, 'none'],
  [Number.NaN, 'none'],
  [false, 'none'],
  [null, 'unknown'],
])('readRefundAvailability for %j returns %s', (result, available) => expect(readRefundAvailability(result)).toBe(available));

it.each([
  ['some', false, true],
  ['none', false, false],
  ['unknown', false, true],
  ['some', true, false],
  ['unknown', true, false],
] as const)("canReceiveRefund for the availability '%s' and blocked %s returns %s", (available, isBlockedByBonus, can) =>
  expect(canReceiveRefund({ available, isBlockedByBonus })).toBe(can),
);

it.each([
  [{ success: 10.25, fail: 5 }, '5% – 10.25%'],
  [{ success: 0, fail: 10 }, '10%'],
  [{ success: null, fail: 10 }, '10%'],
  [{ success: 5, fail: 5 }, '5%'],
  [{ success: 0, fail: null }, ''],
])('joinPercents of %j is %j', (shares, joined) => expect(joinPercents(shares)).toBe(joined));
