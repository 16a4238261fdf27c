import { operation } from '../operation.ts';
import { loginResponse, loginRequest } from '../schemas/account.ts';
import { messageResponse } from '../schemas/response.ts';
import { registrationCheckRequest, registrationRequest } from '../schemas/registration.ts';

/* Login and registration. */

export const logIn = operation({
  id: 'logIn',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
  effect: 'write',
  group: 'Account',
  summary: 'Log in',
  request: loginRequest,
  response: loginResponse,
  errors: ['WRONG_CREDENTIAL', 'INACTIVE_USER', 'LOGIN_FAIL'],
});

export const logOut = operation({
  id: 'logOut',
  method: 'POST',
  path: '/api/logout',
  auth: 'required',
  effect: 'write',
  group: 'Account',
  summary: 'End the session that the token names',
  response: messageResponse,
  optional: true,
});

export const checkRegistration = operation({
  id: 'checkRegistration',
  method: 'POST',
  path: '/api/account/validate',
  auth: 'none',
  effect: 'read',
  group: 'Account',
  summary: 'Could this registration be taken?',
  request: registrationCheckRequest,
  response: messageResponse,
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
});

export const register = operation({
  id: 'register',
  method: 'POST',
  path: '/api/account',
  auth: 'none',
  effect: 'write',
  group: 'Account',
  summary: 'Register',
  request: registrationRequest,
  response: messageResponse,
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
});
