import type { OperationRows } from '../operation.ts';
import { depositLookupResponse, noticeResponse, slipLookupResponse, withdrawLookupResponse } from '../schemas/money-lookups.ts';

/** The operator's settings about money. */
export const moneyLookups = {
  getDepositAccounts: { method: 'GET', path: '/api/lookup/deposit', effect: 'read', response: depositLookupResponse },
  getNotice: { method: 'GET', path: '/api/lookup/notice', effect: 'read', response: noticeResponse },
  getWithdrawalLimits: { method: 'GET', path: '/api/lookup/withdraw', effect: 'read', response: withdrawLookupResponse },
  getSlipRules: { method: 'GET', path: '/api/lookup/slip', effect: 'read', response: slipLookupResponse },
} as const satisfies OperationRows;
