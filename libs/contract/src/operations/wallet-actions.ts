import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';

/** Transfers and withdrawals. */
export const walletActions = {
  addInviteBonus: { method: 'POST', path: '/api/wallet/add', effect: 'money', fields: ['amount'], response: messageResponse },
  transfer: { method: 'POST', path: '/api/wallet/transfer', effect: 'money', fields: ['from', 'to', 'amount'], response: messageResponse },
  transferAll: { method: 'POST', path: '/api/wallet/transferAll', effect: 'money', fields: ['to'], response: messageResponse },
  withdraw: { method: 'POST', path: '/api/wallet/withdraw', effect: 'money', fields: ['amount'], response: messageResponse },
  withdrawAll: { method: 'POST', path: '/api/wallet/withdrawAll', effect: 'money', fields: ['amount'], response: messageResponse },
} as const satisfies OperationRows;
