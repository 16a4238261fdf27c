import type { DescriptionsOf } from '../operation.ts';
import type { profile as rows } from '../operations/profile.ts';
import { accountNameRequest, passwordRequest, profileRequest } from '../schemas/profile.ts';

export const profile = {
  getProfile: { group: 'Account', summary: "The member's own data", auth: 'required' },
  changeProfile: {
    group: 'Account',
    summary: 'Change name and bank account',
    auth: 'required',
    request: profileRequest,
    errors: ['EXISTING_BANK', 'INVALID_BANK', 'INVALID_USER_INFO', 'BANK_ACCOUNT_NAME_ENG', 'UNAUTHORIZED'],
  },
  changeAccountName: {
    group: 'Account',
    summary: "Change the bank account's name",
    auth: 'required',
    request: accountNameRequest,
    errors: ['INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'NO_BANK', 'UNAUTHORIZED'],
  },
  changePassword: {
    group: 'Account',
    summary: 'Change the password',
    auth: 'required',
    request: passwordRequest,
    errors: ['WRONG_PASSWORD', 'WRONG_CREDENTIAL', 'INVALID_USER_INFO'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
