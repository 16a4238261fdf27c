import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { checkPhone, type PhoneCheck } from './check-phone.ts';

describe('checkPhone', () => {
  it.each<[string, number | null, PhoneCheck]>([
    ['', 10, 'missing'],
    ['', null, 'missing'],
    ['somsri', null, 'missing'],
    ['0812345678', 10, 'ok'],
    ['081234567', 10, 'wrong-length'],
    ['08123456789', 10, 'wrong-length'],
    ['081-234567', 10, 'wrong-length'],
    ['+668123456', 10, 'wrong-length'],
    // A username has ASCII digits.
    ['๐๘๑๒๓๔๕๖๗๘', 10, 'wrong-length'],
    ['20', null, 'ok'],
    ['+8562055551234', null, 'ok'],
    ['008562055551234', null, 'ok'],
    ['9'.repeat(17), null, 'ok'],
    ['9'.repeat(18), null, 'too-long'],
    ['020 5555 1234', null, 'missing'],
  ])('for %j and the market length %j returns %s', (phone, phoneLength, result) => {
    expect(checkPhone(phone, { phoneLength })).toBe(result);
  });

  it('accepts any number that has exactly the length of the market', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 15 }), (phone, phoneLength) => {
        expect(checkPhone(phone, { phoneLength })).toBe(phone.length === phoneLength ? 'ok' : 'wrong-length');
      }),
    );
  });
});
