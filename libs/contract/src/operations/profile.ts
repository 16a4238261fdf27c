import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { profileResponse } from '../schemas/profile.ts';

/** The member's details. */
export const profile = {
  getProfile: { method: 'GET', path: '/api/account/profile', effect: 'read', response: profileResponse },
  changeProfile: {
    method: 'PUT',
    path: '/api/account/profile',
    effect: 'write',
    fields: ['name', 'bankCode', 'bankAccountName', 'bankAccountNo'],
    response: messageResponse,
  },
  changeAccountName: {
    method: 'PUT',
    path: '/api/account/bankAccountName',
    effect: 'write',
    fields: ['bankCode', 'bankAccountName'],
    response: messageResponse,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/changepwd',
    effect: 'write',
    fields: ['oldPassword', 'newPassword'],
    response: messageResponse,
  },
} as const satisfies OperationRows;
