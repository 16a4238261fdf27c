import type { OperationRows } from '../operation.ts';
import { loginResponse } from '../schemas/account.ts';
import { messageResponse } from '../schemas/response.ts';
import { logOut } from './without-schemas.ts';

const newMember = [
  'name',
  'username',
  'password',
  'sourceCode',
  'inviteCode',
  'otpToken',
  'bankCode',
  'bankAccountName',
  'bankAccountNo',
] as const;

/** Login and registration. */
export const account = {
  logIn: { method: 'POST', path: '/api/login', effect: 'write', fields: ['username', 'password'], response: loginResponse },
  logOut: { ...logOut, response: messageResponse },
  checkRegistration: { method: 'POST', path: '/api/account/validate', effect: 'read', fields: newMember, response: messageResponse },
  register: { method: 'POST', path: '/api/account', effect: 'write', fields: [...newMember, 'currency'], response: messageResponse },
} as const satisfies OperationRows;
