/** The input of the form. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordChangeCheck = 'ok' | 'incomplete' | 'not-equal';

/** All three fields are required, and the new password must be repeated. Spaces are part of a password. */
export function checkPasswordChange({ oldPassword, newPassword, confirmPassword }: PasswordChange): PasswordChangeCheck {
  if (oldPassword === '' || newPassword === '' || confirmPassword === '') return 'incomplete';
  return newPassword === confirmPassword ? 'ok' : 'not-equal';
}
