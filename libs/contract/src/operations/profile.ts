import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { accountNameRequest, passwordRequest, profileResponse, profileRequest } from '../schemas/profile.ts';

/* The member's details. */

export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/api/account/profile',
  auth: 'required',
  effect: 'read',
  group: 'Account',
  summary: "The member's own data",
  response: profileResponse,
});

export const changeProfile = operation({
  id: 'changeProfile',
  method: 'PUT',
  path: '/api/account/profile',
  auth: 'required',
  effect: 'write',
  group: 'Account',
  summary: 'Change name and bank account',
  request: profileRequest,
  response: messageResponse,
  errors: ['EXISTING_BANK', 'INVALID_BANK', 'INVALID_USER_INFO', 'BANK_ACCOUNT_NAME_ENG', 'UNAUTHORIZED'],
});

export const changeAccountName = operation({
  id: 'changeAccountName',
  method: 'PUT',
  path: '/api/account/bankAccountName',
  auth: 'required',
  effect: 'write',
  group: 'Account',
  summary: "Change the bank account's name",
  request: accountNameRequest,
  response: messageResponse,
  errors: ['INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'NO_BANK', 'UNAUTHORIZED'],
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/account/changepwd',
  auth: 'required',
  effect: 'write',
  group: 'Account',
  summary: 'Change the password',
  request: passwordRequest,
  response: messageResponse,
  errors: ['WRONG_PASSWORD', 'WRONG_CREDENTIAL', 'INVALID_USER_INFO'],
});
