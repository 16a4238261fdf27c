import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { couponClaimAnswer, couponClaimRequest, couponListAnswer, spinActiveAnswer, spinAnswer, spinSetupAnswer } from './spin-wheel.ts';

const slice = { code: 'S1', label: '100 baht', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>s</p>' };

describe('spinActiveAnswer', () => {
  it.each([{}, { active: 'true' }, { active: null }])('never guesses from %j', (answer) => expect(v.is(spinActiveAnswer, answer)).toBe(false));
});

describe('spinSetupAnswer', () => {
  it('reads a full one as it is, without what it does not know', () => {
    const setup = { name: 'Wheel', slices: [slice], userCoin: 3 };
    expect(v.parse(spinSetupAnswer, { ...setup, jackpot: 1, slices: [{ ...slice, odds: 0.1 }] })).toEqual(setup);
  });

  it('takes slices of which only the code is known', () => {
    expect(v.parse(spinSetupAnswer, { slices: [{ code: 'S1', label: 5 }] })).toEqual({
      name: '', userCoin: null, slices: [{ code: 'S1', label: '', bgColor: '', textColor: '', htmlDescription: '' }],
    });
  });

  it.each([null, '3', 1.5, {}])('reads %j coins as not known, never as none', (userCoin) => {
    expect(v.parse(spinSetupAnswer, { slices: [], userCoin }).userCoin).toBeNull();
  });

  it.each<[string, unknown]>([
    ['a slice without code', [slice, { label: 'x' }]],
    ['a slice that is null', [slice, null]],
    ['no slices', undefined],
    ['slices that are no list', { 0: slice }],
  ])('refuses %s: the wheel could land on nothing', (_name, slices) => expect(v.is(spinSetupAnswer, { slices })).toBe(false));
});

describe('spinAnswer', () => {
  it('reads what was won', () => {
    expect(v.parse(spinAnswer, { success: true, code: 'S1', label: 'L', remainingCoin: 0, by: 'x' })).toEqual({ success: true, code: 'S1', label: 'L', remainingCoin: 0 });
    expect(v.parse(spinAnswer, { success: true, code: 'S1' })).toEqual({ success: true, code: 'S1', label: '', remainingCoin: null });
  });

  it.each([[{ success: false, error: 'NO_DATA' }, 'NO_DATA'], [{ success: false }, ''], [{ success: false, error: 5 }, '']])('reads why not from %j', (answer, error) => {
    expect(v.parse(spinAnswer, answer)).toEqual({ success: false, error });
  });

  it.each([{}, { success: true }, { success: true, code: '' }, { success: 'true', code: 'S1' }, { code: 'S1' }])('does not know what %j came to', (answer) => {
    expect(v.is(spinAnswer, answer)).toBe(false);
  });
});

describe('coupons', () => {
  it('leave out what could not be claimed, and keep a prize of which only the amount is not known', () => {
    const coupons = [{ prize: { slice: 'S1', name: 'A', rank: 1 }, amount: 2 }, { prize: { slice: '' } }, {}, null, { prize: { slice: 'S2' }, amount: '2' }];
    expect(v.parse(couponListAnswer, coupons)).toEqual([
      { prize: { slice: 'S1', name: 'A' }, amount: 2 },
      { prize: { slice: 'S2', name: '' }, amount: null },
    ]);
  });

  it('are claimed by a code', () => {
    expect(v.parse(couponClaimRequest, { coupon: ' S1 ', twice: true })).toEqual({ coupon: 'S1' });
    for (const coupon of [undefined, null, '', '  ', 5, 'x'.repeat(65)]) expect(v.is(couponClaimRequest, { coupon })).toBe(false);
  });

  it('say whether they were claimed', () => {
    expect(v.parse(couponClaimAnswer, { success: true })).toEqual({ success: true });
    expect(v.parse(couponClaimAnswer, { success: false, error: 'COUPON_EXPIRED' })).toEqual({ success: false, error: 'COUPON_EXPIRED' });
    expect(v.is(couponClaimAnswer, { message: 'OK' })).toBe(false);
  });
});
