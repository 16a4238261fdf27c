import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bannersResponse } from './banners.ts';
import { activeBonusResponse, bonusListResponse, bonusMinimumResponse, userBonusResponse } from './bonus.ts';

const userBonus = { _id: 'u1', isActive: true, received: [{ updatedAt: '2026-01-02T03:04:05.000Z' }] };
const bonus = { code: 'B1', type: 'day', maxReceived: 2, percentFail: 12.5, banners: [{ image: '/b1.png', html: '' }], userBonus };
const bare = { code: 'B1', type: '', maxReceived: null, percentFail: null, banners: [] };

describe('bonusListResponse', () => {
  it('reads a full one as it is, without what it does not know', () => {
    expect(v.parse(bonusListResponse, [{ ...bonus, rank: 'gold', userBonus: { ...userBonus, by: 'x' } }])).toEqual([bonus]);
  });

  it('takes a code alone', () => expect(v.parse(bonusListResponse, [{ code: 'B1' }])).toEqual([bare]));

  it('keeps a kind that it does not know', () => {
    expect(v.parse(bonusListResponse, [{ ...bonus, type: 'month' }])[0]?.type).toBe('month');
  });

  it('reads wrong types as not known', () => {
    const wrong = { code: 'B1', type: {}, maxReceived: 'two', percentFail: {}, banners: 'none', userBonus: 7 };
    expect(v.parse(bonusListResponse, [wrong])).toEqual([bare]);
  });

  it('leaves out what has no code, since nothing could be received by it', () => {
    expect(v.parse(bonusListResponse, [null, {}, { ...bonus, code: '' }, bonus, 'B2'])).toEqual([bonus]);
  });

  it('reads other forms of the same, and a list under its name', () => {
    const other = {
      ...bonus,
      code: 'B1',
      maxReceived: '2',
      percentFail: '12.50',
      userBonus: { ...userBonus, _id: { $oid: 'u1' }, isActive: 1 },
    };
    expect(v.parse(bonusListResponse, { bonuses: [other] })).toEqual([bonus]);
  });

  it.each([undefined, null, {}, { bonuses: null }])('refuses %j, which is no list', (response) => {
    expect(v.is(bonusListResponse, response)).toBe(false);
  });
});

describe('userBonusResponse', () => {
  it.each<[string, unknown, unknown]>([
    ['full', userBonus, userBonus],
    ['empty', {}, { _id: '', isActive: false, received: [] }],
    ['of other types', { _id: 1, isActive: 'true', received: null }, { _id: '1', isActive: true, received: [] }],
    ['of wrong types', { _id: {}, isActive: 'maybe', received: 7 }, { _id: '', isActive: false, received: [] }],
  ])('reads one that is %s', (_name, response, read) => expect(v.parse(userBonusResponse, response)).toEqual(read));

  it('counts a receipt of which only the time is not known', () => {
    expect(v.parse(userBonusResponse, { received: [{}, { updatedAt: false }, { updatedAt: 5 }] }).received).toEqual([
      { updatedAt: null },
      { updatedAt: null },
      { updatedAt: 5 },
    ]);
  });
});

describe('activeBonusResponse', () => {
  it('takes the switch alone, and a kind that it does not know', () => {
    expect(v.parse(activeBonusResponse, { status: false })).toEqual({ status: false, type: '' });
    expect(v.parse(activeBonusResponse, { status: true, type: 'month' })).toEqual({ status: true, type: 'month' });
  });

  it.each([
    [{ status: 'true' }, true],
    [{ status: 0 }, false],
    [true, true],
    [false, false],
  ])('reads %j', (response, status) => {
    expect(v.parse(activeBonusResponse, response)).toEqual({ status, type: '' });
  });

  it.each([{}, { status: 'yes' }, { status: null }, { status: 2 }, null])('never guesses it from %j', (response) => {
    expect(v.is(activeBonusResponse, response)).toBe(false);
  });
});

describe('bonusMinimumResponse', () => {
  it.each([
    [{ minimum: 5 }, 5],
    [{}, null],
    [{ minimum: '5' }, 5],
    [{ minimum: 'five' }, null],
  ])('reads %j as %j', (response, minimum) => {
    expect(v.parse(bonusMinimumResponse, response)).toEqual({ minimum });
  });
});

describe('bannersResponse', () => {
  it('takes a picture, mark-up or both, and leaves out what is neither', () => {
    const banners = [
      { image: '/a.png' },
      { html: '<p>b</p>' },
      { image: '/c.png', html: '<p>c</p>', rank: 1 },
      null,
      '/d.png',
      { image: 4, html: null },
    ];
    expect(v.parse(bannersResponse, banners)).toEqual([
      { image: '/a.png', html: '' },
      { image: '', html: '<p>b</p>' },
      { image: '/c.png', html: '<p>c</p>' },
    ]);
  });
});
