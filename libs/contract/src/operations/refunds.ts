import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { bannersResponse } from '../schemas/banners.ts';
import { pageRequest } from '../schemas/paging.ts';
import { refundCheckResponse, refundListResponse } from '../schemas/refund.ts';

/* Refunds, also called cashback. */

export const getRefunds = operation({
  id: 'getRefunds',
  method: 'POST',
  path: '/api/refund',
  auth: 'required',
  effect: 'read',
  group: 'Invites and refunds',
  summary: 'Refunds that were received',
  request: pageRequest,
  response: refundListResponse,
});

export const getRefundState = operation({
  id: 'getRefundState',
  method: 'GET',
  path: '/api/refund/check',
  auth: 'required',
  effect: 'read',
  group: 'Invites and refunds',
  summary: 'What can be refunded now',
  response: refundCheckResponse,
  errors: ['REFUND_INACTIVE'],
});

export const receiveRefund = operation({
  id: 'receiveRefund',
  method: 'GET',
  path: '/api/refund/receive',
  auth: 'required',
  effect: 'money',
  group: 'Invites and refunds',
  summary: "Receive what can be refunded into the member's pot",
  response: messageResponse,
  errors: ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'],
});

export const addRefund = operation({
  id: 'addRefund',
  method: 'GET',
  path: '/api/refund/addWallet',
  auth: 'required',
  effect: 'money',
  group: 'Invites and refunds',
  summary: 'Move the refund pot into the wallet',
  response: messageResponse,
  errors: ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'],
});

export const getRefundBanners = operation({
  id: 'getRefundBanners',
  method: 'GET',
  path: '/api/refund/banners',
  auth: 'required',
  effect: 'read',
  group: 'Invites and refunds',
  summary: 'Banners of the refunds',
  response: bannersResponse,
});
