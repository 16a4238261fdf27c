import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toUsername } from './to-username.ts';

describe('toUsername', () => {
  it.each([
    ['0812345678', '0812345678'],
    [' 081-234 5678 ', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['+856 20 5555 1234', '+8562055551234'],
    ['somsri-99', 'somsri-99'],
    ['08x 12', '08x 12'],
    ['', ''],
  ])('reads %j as %j', (typed, username) => {
    expect(toUsername(typed)).toBe(username);
  });

  it('does not change a username', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0๗໓ -.(+)x') }), (typed) => {
        const username = toUsername(typed);
        expect(toUsername(username)).toBe(username);
      }),
    );
  });
});
