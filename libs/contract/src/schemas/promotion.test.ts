import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { currentPromotionResponse, promotionResponse } from './promotion.ts';

const promotion = { code: 'P1', percentFail: 10, description: 'Half back' };

describe('promotionResponse', () => {
  it('keeps all known fields of a promotion and drops unknown ones', () => {
    expect(v.parse(promotionResponse, { promotion: { ...promotion, _id: 'x' } })).toEqual({ promotion });
  });

  it.each([{}, { code: {}, percentFail: 'ten', description: null }])('accepts %j with unknown fields', (minimal) => {
    expect(v.parse(promotionResponse, { promotion: minimal })).toEqual({ promotion: { code: '', percentFail: null, description: '' } });
  });

  it('accepts a promotion as the response, and null as no promotion', () => {
    expect(v.parse(promotionResponse, promotion)).toEqual({ promotion });
    expect(v.parse(promotionResponse, { promotion: null })).toEqual({ promotion: null });
  });

  it.each([{}, { promotion: 'P1' }, { message: 'OK' }, null])('refuses %j', (response) => {
    expect(v.is(promotionResponse, response)).toBe(false);
  });
});

describe('currentPromotionResponse', () => {
  it.each([
    [{}, null],
    [{ promotion: null }, null],
    [{ promotion }, promotion],
    [promotion, promotion],
  ])('reads %j', (response, current) => {
    expect(v.parse(currentPromotionResponse, response)).toEqual({ promotion: current });
  });

  it('refuses another format instead of reading it as no promotion', () =>
    expect(v.is(currentPromotionResponse, { promotion: 'P1' })).toBe(false));
});
