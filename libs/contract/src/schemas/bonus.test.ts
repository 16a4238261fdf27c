import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bannersResponse } from './banners.ts';
import { activeBonusResponse, bonusListResponse, bonusMinimumResponse, userBonusResponse } from './bonus.ts';

const userBonus = { _id: 'u1', isActive: true, received: [{ updatedAt: '2026-01-02T03:04:05.000Z' }] };
const bonus = { code: 'B1', type: 'day', maxReceived: 2, percentFail: 12.5, banners: [{ image: '/b1.png', html: '' }], userBonus };
const minimal = { code: 'B1', type: '', maxReceived: null, percentFail: null, banners: [] };

describe('bonusListResponse', () => {
  it('keeps all known fields of a bonus and drops unknown ones', () => {
    expect(v.parse(bonusListResponse, [{ ...bonus, rank: 'gold', userBonus: { ...userBonus, by: 'x' } }])).toEqual([bonus]);
  });

  it('accepts a bonus that has only a code', () => expect(v.parse(bonusListResponse, [{ code: 'B1' }])).toEqual([minimal]));

  it('keeps an unknown type', () => {
    expect(v.parse(bonusListResponse, [{ ...bonus, type: 'month' }])[0]?.type).toBe('month');
  });

  it('reads fields with wrong types as unknown', () => {
    const wrong = { code: 'B1', type: {}, maxReceived: 'two', percentFail: {}, banners: 'none', userBonus: 7 };
    expect(v.parse(bonusListResponse, [wrong])).toEqual([minimal]);
  });

  it('drops a bonus without a code, because it cannot be requested', () => {
    expect(v.parse(bonusListResponse, [null, {}, { ...bonus, code: '' }, bonus, 'B2'])).toEqual([bonus]);
  });

  it('accepts other formats of the fields, and the list as a property', () => {
    const other = {
      ...bonus,
      code: 'B1',
      maxReceived: '2',
      percentFail: '12.50',
      userBonus: { ...userBonus, _id: { $oid: 'u1' }, isActive: 1 },
    };
    expect(v.parse(bonusListResponse, { bonuses: [other] })).toEqual([bonus]);
  });

  it.each([undefined, {}, { bonuses: {} }])('refuses %j, which is not a list', (response) => {
    expect(v.is(bonusListResponse, response)).toBe(false);
  });
});

describe('userBonusResponse', () => {
  it.each<[string, unknown, unknown]>([
    ['is complete', userBonus, userBonus],
    ['is empty', {}, { _id: '', isActive: false, received: [] }],
    ['has other formats', { _id: 1, isActive: 'true', received: null }, { _id: '1', isActive: true, received: [] }],
    ['has wrong types', { _id: {}, isActive: 'maybe', received: 7 }, { _id: '', isActive: false, received: [] }],
  ])('reads a record that %s', (_name, response, read) => expect(v.parse(userBonusResponse, response)).toEqual(read));

  it('keeps a receipt with an unknown time', () => {
    expect(v.parse(userBonusResponse, { received: [{}, { updatedAt: false }, { updatedAt: 5 }] }).received).toEqual([
      { updatedAt: null },
      { updatedAt: null },
      { updatedAt: 5 },
    ]);
  });
});

describe('activeBonusResponse', () => {
  it('accepts a status alone and an unknown type', () => {
    expect(v.parse(activeBonusResponse, { status: false })).toEqual({ status: false, type: '' });
    expect(v.parse(activeBonusResponse, { status: true, type: 'month' })).toEqual({ status: true, type: 'month' });
  });

  it.each([
    [{ status: 'true' }, true],
    [{ status: 0 }, false],
    [true, true],
    [false, false],
  ])('reads the status of %j as %j', (response, status) => {
    expect(v.parse(activeBonusResponse, response)).toEqual({ status, type: '' });
  });

  it.each([{}, { status: 'yes' }, { status: null }, { status: 2 }, null])('refuses %j', (response) => {
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
  it('keeps entries with a picture or HTML and drops the others', () => {
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
