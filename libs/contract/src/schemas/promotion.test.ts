import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { currentPromotionResponse, promotionResponse } from './promotion.ts';

const promotion = { code: 'P1', percentFail: 10, description: 'Half back' };

describe('promotionResponse', () => {
  it('reads a full one as it is, without what it does not know', () => {
    expect(v.parse(promotionResponse, { promotion: { ...promotion, _id: 'x' } })).toEqual({ promotion });
  });

  it.each([{}, { code: {}, percentFail: 'ten', description: null }])('takes %j with all that is not known', (bare) => {
    expect(v.parse(promotionResponse, { promotion: bare })).toEqual({ promotion: { code: '', percentFail: null, description: '' } });
  });

  it('reads one that comes by itself, and none', () => {
    expect(v.parse(promotionResponse, promotion)).toEqual({ promotion });
    expect(v.parse(promotionResponse, { promotion: null })).toEqual({ promotion: null });
  });

  it.each([{}, { promotion: 'P1' }, { message: 'OK' }, null])('%j is no find', (response) => {
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

  it('does not read another shape as none', () => expect(v.is(currentPromotionResponse, { promotion: 'P1' })).toBe(false));
});
