import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';

/** Deposits by true-money link. */
export const trueMoney = {
  sendTrueLink: { method: 'POST', path: '/api/wallet/truelink', effect: 'money', fields: ['link'], response: messageResponse },
} as const satisfies OperationRows;
