import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { checkPasswordChange, type PasswordChangeCheck } from './check-password-change.ts';

describe('checkPasswordChange', () => {
  it.each<[string, string, string, PasswordChangeCheck]>([
    ['', '', '', 'incomplete'],
    ['', 'new', 'new', 'incomplete'],
    ['old', '', 'new', 'incomplete'],
    ['old', 'new', '', 'incomplete'],
    ['old', '', '', 'incomplete'],
    ['old', 'new', 'neu', 'not-equal'],
    ['old', 'new', 'NEW', 'not-equal'],
    ['old', 'new', 'new ', 'not-equal'],
    ['old', 'new', 'new', 'ok'],
    // The backend decides about the length and whether the new password may equal the old one.
    ['a', 'b', 'b', 'ok'],
    ['same', 'same', 'same', 'ok'],
    [' ', ' ', ' ', 'ok'],
  ])('for old %j, new %j and confirmation %j returns %s', (oldPassword, newPassword, confirmPassword, result) => {
    expect(checkPasswordChange({ oldPassword, newPassword, confirmPassword })).toBe(result);
  });

  it("returns 'ok' exactly when all fields are filled and the last two are equal", () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 });
    fc.assert(
      fc.property(field, field, field, (oldPassword, newPassword, confirmPassword) => {
        const isOk = oldPassword.length * newPassword.length * confirmPassword.length > 0 && newPassword === confirmPassword;
        expect(checkPasswordChange({ oldPassword, newPassword, confirmPassword }) === 'ok').toBe(isOk);
      }),
    );
  });
});
