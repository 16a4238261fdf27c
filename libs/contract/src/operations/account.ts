import type { OperationRows } from '../operation.ts';
import { loginResponse } from '../schemas/account.ts';
import { messageResponse } from '../schemas/response.ts';
import { logOut } from './without-schemas.ts';

/** Login and registration. */
export const account = {
  logIn: { method: 'POST', path: '/api/login', effect: 'write', response: loginResponse },
  logOut: { ...logOut, response: messageResponse },
  checkRegistration: { method: 'POST', path: '/api/account/validate', effect: 'read', response: messageResponse },
  register: { method: 'POST', path: '/api/account', effect: 'write', response: messageResponse },
} as const satisfies OperationRows;
