/** What a member typed to change the password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordChangeCheck = 'ok' | 'incomplete' | 'not-equal';

/** All three fields are needed, and the new password twice the same. Spaces count: they are part of a password. */
export function checkPasswordChange({ oldPassword, newPassword, confirmPassword }: PasswordChange): PasswordChangeCheck {
  if (oldPassword === '' || newPassword === '' || confirmPassword === '') return 'incomplete';
  return newPassword === confirmPassword ? 'ok' : 'not-equal';
}
