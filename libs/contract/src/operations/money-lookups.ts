import { operation } from '../operation.ts';
import { depositLookupResponse, noticeResponse, slipLookupResponse, withdrawLookupResponse } from '../schemas/money-lookups.ts';

/* The operator's settings about money. */

export const getDepositAccounts = operation({
  id: 'getDepositAccounts',
  method: 'GET',
  path: '/api/lookup/deposit',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Accounts to which deposits are sent',
  response: depositLookupResponse,
});

export const getNotice = operation({
  id: 'getNotice',
  method: 'GET',
  path: '/api/lookup/notice',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Notice of the bonuses, with %percentFail%',
  response: noticeResponse,
});

export const getWithdrawalLimits = operation({
  id: 'getWithdrawalLimits',
  method: 'GET',
  path: '/api/lookup/withdraw',
  auth: 'optional',
  effect: 'read',
  group: 'Lookups',
  summary: 'Least and most of one withdrawal',
  response: withdrawLookupResponse,
});

export const getSlipRules = operation({
  id: 'getSlipRules',
  method: 'GET',
  path: '/api/lookup/slip',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'When slips are taken',
  response: slipLookupResponse,
});
