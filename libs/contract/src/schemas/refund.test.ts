import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { refundCheckResponse } from './refund.ts';

const check = { result: 12.5, bonus: true, info: '<p>i</p>', refundAmount: 3, refundSuccess: 5, refundFail: 10 };

describe('refundCheckResponse', () => {
  it('keeps all known fields and drops unknown ones', () => {
    expect(v.parse(refundCheckResponse, { ...check, since: 1 })).toEqual(check);
  });

  it.each([true, false, 0, 99.99])('accepts the result %j', (result) => {
    expect(v.parse(refundCheckResponse, { ...check, result }).result).toBe(result);
  });

  it.each([
    ['12.50', 12.5],
    ['0', 0],
    ['true', true],
    ['false', false],
  ])('reads the result %j as %j', (result, read) => {
    expect(
      v.parse(refundCheckResponse, { ...check, result, bonus: 1, refundAmount: '3.00', refundSuccess: '5', refundFail: '10' }),
    ).toEqual({ ...check, result: read });
  });

  it.each([{}, { result: 'yes', bonus: 'no', info: {}, refundAmount: 'three', refundSuccess: null, refundFail: [] }])(
    'reads %j as unknown, never as no refund',
    (response) =>
      expect(v.parse(refundCheckResponse, response)).toEqual({
        result: null,
        bonus: false,
        info: '',
        refundAmount: null,
        refundSuccess: null,
        refundFail: null,
      }),
  );

  it.each([
    [{ type: 'limit' }, true],
    [{}, false],
    [[], false],
    [null, false],
    ['', false],
    ['0', false],
  ])('reads the bonus %j as blocking: %s', (bonus, blocks) => {
    expect(v.parse(refundCheckResponse, { ...check, bonus }).bonus).toBe(blocks);
  });

  it('refuses null', () => expect(v.is(refundCheckResponse, null)).toBe(false));
});
