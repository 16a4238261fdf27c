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
    // No rule about length, and none against keeping it: those are the backend's.
    ['a', 'b', 'b', 'ok'],
    ['same', 'same', 'same', 'ok'],
    [' ', ' ', ' ', 'ok'],
  ])('%j, %j, %j: %s', (oldPassword, newPassword, confirmPassword, result) => {
    expect(checkPasswordChange({ oldPassword, newPassword, confirmPassword })).toBe(result);
  });

  it('is satisfied by exactly three filled fields of which the last two are equal', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 });
    fc.assert(
      fc.property(field, field, field, (oldPassword, newPassword, confirmPassword) => {
        const isFine = oldPassword.length * newPassword.length * confirmPassword.length > 0 && newPassword === confirmPassword;
        expect(checkPasswordChange({ oldPassword, newPassword, confirmPassword }) === 'ok').toBe(isFine);
      }),
    );
  });
});
