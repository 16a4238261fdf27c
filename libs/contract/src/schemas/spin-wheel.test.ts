import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  couponClaimResponse,
  couponClaimRequest,
  couponListResponse,
  spinActiveResponse,
  spinResponse,
  spinSetupResponse,
} from './spin-wheel.ts';

const slice = { code: 'S1', label: '100 baht', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>s</p>' };

describe('spinActiveResponse', () => {
  it.each([
    [true, true],
    [1, true],
    ['true', true],
    [false, false],
    [0, false],
    ['false', false],
  ])('reads the property %j as %j', (active, read) => {
    expect(v.parse(spinActiveResponse, { active })).toEqual({ active: read });
  });

  it.each([
    [true, true],
    ['1', true],
    [0, false],
    [{ status: true }, true],
    [{ active: null, enabled: false }, false],
  ])('reads the response %j as %j', (response, read) => {
    expect(v.parse(spinActiveResponse, response)).toEqual({ active: read });
  });

  it.each([null, 'soon', [], {}, { active: 'soon' }, { active: null }, { active: {} }])('refuses %j', (response) =>
    expect(v.is(spinActiveResponse, response)).toBe(false),
  );
});

describe('spinSetupResponse', () => {
  const slicesOf = (slices: unknown) => v.parse(spinSetupResponse, { slices }).slices;

  it('keeps all known fields and drops unknown ones', () => {
    const setup = { name: 'Wheel', slices: [slice], userCoin: 3 };
    expect(v.parse(spinSetupResponse, { ...setup, jackpot: 1, slices: [{ ...slice, odds: 0.1 }] })).toEqual(setup);
  });

  it.each<[string, unknown, unknown]>([
    ['only a code', { code: 'S1' }, { code: 'S1', label: '' }],
    ['numbers', { _id: 5, code: 7, label: 100 }, { id: '5', code: '7', label: '100' }],
    ['an object id and a name', { _id: { $oid: 'a1' }, name: 'Shirt' }, { id: 'a1', code: '', label: 'Shirt' }],
    ['an id and an invalid label', { id: 'a1', label: {} }, { id: 'a1', code: '', label: '' }],
  ])('accepts slices with %s', (_name, given, read) => {
    expect(slicesOf([given])).toEqual([{ bgColor: '', textColor: '', htmlDescription: '', ...(read as object) }]);
  });

  it.each([null, {}, 5, { bgColor: '#fff' }, { code: '', label: ' ' }])('drops the slice %j, which no result can match', (broken) => {
    expect(slicesOf([slice, broken])).toEqual([slice]);
  });

  it.each([undefined, {}, { 0: slice }])('refuses the slices %j', (slices) => expect(v.is(spinSetupResponse, { slices })).toBe(false));

  it.each<[unknown, number | null]>([
    [3, 3],
    [0, 0],
    ['3', 3],
    [' 12 ', 12],
    [{ coin: 4 }, 4],
    [{ coin: '4' }, 4],
    [{ $numberInt: '4' }, 4],
    ['1,000', 1000],
    [null, null],
    [undefined, null],
    [1.5, null],
    ['', null],
    ['many', null],
    ['0x10', null],
    [{}, null],
    [{ coin: null }, null],
    [[], null],
  ])('reads the coins %j as %j', (userCoin, read) => {
    expect(v.parse(spinSetupResponse, { slices: [], userCoin }).userCoin).toBe(read);
  });
});

describe('spinResponse', () => {
  it.each<[unknown, object]>([
    [
      { success: true, code: 'S1', label: 'L', remainingCoin: 0, by: 'x' },
      { code: 'S1', label: 'L', remainingCoin: 0 },
    ],
    [
      { success: true, result: { code: 'S1', label: 'L' }, remainingCoin: '2' },
      { code: 'S1', label: 'L', remainingCoin: 2 },
    ],
    [
      { success: 1, result: { code: 7 }, remainingCoin: { coin: 2 } },
      { code: '7', label: '', remainingCoin: 2 },
    ],
    [
      { success: 'true', result: 7 },
      { code: '7', label: '', remainingCoin: null },
    ],
    [{ result: { label: 'L', remainingCoin: 1 } }, { code: '', label: 'L', remainingCoin: 1 }],
    [
      { result: { _id: { $oid: 'a1' } }, message: 'SUCCESS' },
      { code: '', id: 'a1', label: '', remainingCoin: null },
    ],
    [
      { code: 'OK', result: 'S1', label: 'L' },
      { code: 'S1', label: 'L', remainingCoin: null },
    ],
    [{ code: 'S1' }, { code: 'S1', label: '', remainingCoin: null }],
    [
      { code: 'S1', message: 'Well done' },
      { code: 'S1', label: '', remainingCoin: null },
    ],
    [
      { code: 'S1', error: null, message: '' },
      { code: 'S1', label: '', remainingCoin: null },
    ],
    [{ message: 'OK' }, { code: '', label: '', remainingCoin: null }],
    [{ success: true }, { code: '', label: '', remainingCoin: null }],
  ])('reads the won slice from %j', (response, won) => expect(v.parse(spinResponse, response)).toEqual({ success: true, ...won }));

  it.each<[unknown, string]>([
    [{ success: false, error: 'NO_DATA' }, 'NO_DATA'],
    [{ success: false, message: 'NO_DATA' }, 'NO_DATA'],
    [{ success: false, message: 'SUCCESS', error: 'Too late' }, 'Too late'],
    [{ success: 'false', error: 'Sorry', message: 'NO_DATA' }, 'NO_DATA'],
    [{ success: 0 }, ''],
    [{ success: false, error: 5 }, ''],
    [{ success: false, code: 'NO_DATA' }, 'NO_DATA'],
    [{ error: 'NO_DATA' }, 'NO_DATA'],
    [{ error: { code: 'NO_DATA', message: 'Sorry' } }, 'NO_DATA'],
    [{ error: 'Sorry', code: 400 }, 'Sorry'],
    [{ message: 'MONEY_NOT_ENOUGH', code: 1002 }, 'MONEY_NOT_ENOUGH'],
    [{ code: 'NO_DATA' }, 'NO_DATA'],
  ])('reads the reason of a refusal from %j', (response, error) =>
    expect(v.parse(spinResponse, response)).toEqual({ success: false, error }),
  );

  it.each([{}, [], null, 'S1', { message: 'No coins left' }, { success: 'maybe' }, { remainingCoin: 3 }, { result: null, error: '' }])(
    'refuses %j, which does not say whether the spin succeeded',
    (response) => {
      expect(v.is(spinResponse, response)).toBe(false);
    },
  );
});

describe('coupons', () => {
  it.each<[string, unknown, object]>([
    [
      'a code',
      { prize: { slice: 'S1', name: 'A', rank: 1 }, amount: 2 },
      { claimedBy: 'S1', slice: { code: 'S1', label: '' }, name: 'A', amount: 2 },
    ],
    ['a number', { prize: { slice: 7 } }, { claimedBy: 7, slice: { code: '7', label: '' }, name: '' }],
    [
      'an object',
      { prize: { slice: { code: 'S1', label: 'L' }, name: 'A' } },
      { claimedBy: 'S1', slice: { code: 'S1', label: 'L' }, name: 'A' },
    ],
    [
      'an object without a code',
      { prize: { slice: { _id: 5, label: 'L' } } },
      { claimedBy: 5, slice: { code: '', id: '5', label: 'L' }, name: 'L' },
    ],
    ['only a name', { prize: { slice: null, name: 'A' } }, { claimedBy: 'A', slice: { code: '', label: 'A' }, name: 'A' }],
    [
      'fields of the prize itself',
      { prize: { code: 'S1', label: 'L' } },
      { claimedBy: 'S1', slice: { code: 'S1', label: 'L' }, name: 'L' },
    ],
    ['a string as prize', { prize: '10 baht' }, { claimedBy: '10 baht', slice: { code: '10 baht', label: '' }, name: '' }],
    [
      'an id of the coupon',
      { _id: { $oid: 'c1' }, prize: { slice: 'S1' } },
      { claimedBy: 'c1', slice: { code: 'S1', label: '' }, name: '' },
    ],
    ['a code of the coupon', { code: 9, id: 'c1', prize: 'S1' }, { claimedBy: 9, slice: { code: 'S1', label: '' }, name: '' }],
    ['a coupon number', { coupon: 'C-1', code: 9, name: 'A' }, { claimedBy: 'C-1', slice: { code: '', label: '' }, name: 'A' }],
    ['an invalid amount', { prize: { slice: 'S2' }, amount: 'two' }, { claimedBy: 'S2', slice: { code: 'S2', label: '' }, name: '' }],
  ])('are read with %s', (_name, given, read) => expect(v.parse(couponListResponse, [given])).toEqual([{ amount: null, ...read }]));

  it.each(['coupons', 'data'])('are accepted under the property %s', (name) => {
    expect(v.parse(couponListResponse, { total: 1, [name]: [{ prize: { slice: 'S1', name: 'A' }, amount: 2 }] })).toHaveLength(1);
  });
  it('are counted in whole numbers', () => {
    expect(v.parse(couponListResponse, [{ prize: { slice: 'S1', name: 'A' }, amount: 2.0000000000000004 }])).toMatchObject([{ amount: 2 }]);
  });

  it.each([{}, { coupons: {} }, { coupons: 'none' }, 'none'])('are refused when the response is %j', (response) =>
    expect(v.is(couponListResponse, response)).toBe(false),
  );

  it('are kept even when all their fields are unknown, so that their number stays correct', () => {
    const unknown = { claimedBy: null, slice: { code: '', label: '' }, name: '', amount: null };
    expect(v.parse(couponListResponse, [null, {}, 5, { prize: { slice: '' } }])).toEqual([unknown, unknown, unknown, unknown]);
  });

  it('are claimed with a code', () => {
    expect(v.parse(couponClaimRequest, { coupon: ' S1 ' })).toEqual({ coupon: 'S1' });
    for (const coupon of [undefined, null, '', '  ', 5, 'x'.repeat(65)]) expect(v.is(couponClaimRequest, { coupon })).toBe(false);
  });

  it.each([
    { success: true },
    { success: 1, message: 'Enjoy' },
    { success: 'true' },
    { message: 'OK' },
    { message: 'SUCCESS' },
    { code: 'SUCCESS' },
  ])('are claimed when the response is %j', (response) => {
    expect(v.parse(couponClaimResponse, response)).toEqual({ success: true });
  });

  it.each<[unknown, string]>([
    [{ success: false, error: 'COUPON_EXPIRED' }, 'COUPON_EXPIRED'],
    [{ success: false, message: 'Too late' }, 'Too late'],
    [{ message: 'COUPON_EXPIRED' }, 'COUPON_EXPIRED'],
    [{ error: 'Too late' }, 'Too late'],
    [{ success: false }, ''],
  ])('are not claimed when the response is %j', (response, error) =>
    expect(v.parse(couponClaimResponse, response)).toEqual({ success: false, error }),
  );

  it.each([{}, [], null, { message: 'Thank you' }, { coupon: 'S1' }])('have an unknown claim when the response is %j', (response) => {
    expect(v.is(couponClaimResponse, response)).toBe(false);
  });
});
