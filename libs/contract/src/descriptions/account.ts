import type { DescriptionsOf } from '../operation.ts';
import type { account as rows } from '../operations/account.ts';
import { loginRequest } from '../schemas/account.ts';
import { registrationCheckRequest, registrationRequest } from '../schemas/registration.ts';

export const account = {
  logIn: {
    group: 'Account',
    summary: 'Log in',
    auth: 'none',
    request: loginRequest,
    errors: ['WRONG_CREDENTIAL', 'INACTIVE_USER', 'LOGIN_FAIL'],
  },
  logOut: {
    group: 'Account',
    summary: 'End the session that the token names',
    auth: 'required',
    optional: true,
  },
  checkRegistration: {
    group: 'Account',
    summary: 'Could this registration be taken?',
    auth: 'none',
    request: registrationCheckRequest,
    errors: [
      'EXISTING_USER',
      'EXISTING_BANK',
      'INVALID_USER_INFO',
      'INVALID_BANK',
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'INVITE_INACTIVE',
      'UNVERIFIED_OTP',
      'NO_USER',
    ],
  },
  register: {
    group: 'Account',
    summary: 'Register',
    auth: 'none',
    request: registrationRequest,
    errors: [
      'EXISTING_USER',
      'EXISTING_BANK',
      'INVALID_USER_INFO',
      'INVALID_BANK',
      'BANK_ACCOUNT_NAME_ENG',
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'REGISTER_FAIL',
      'GAME_ACTIVATION_FAIL',
      'UNVERIFIED_OTP',
      'NO_USER',
    ],
  },
} as const satisfies DescriptionsOf<typeof rows>;
