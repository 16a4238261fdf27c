import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { trueLinkRequest } from '../schemas/wallet-actions.ts';

/* Deposits by true-money link. */

export const sendTrueLink = operation({
  id: 'sendTrueLink',
  method: 'POST',
  path: '/api/wallet/truelink',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Redeem a true-money link, encrypted',
  request: trueLinkRequest,
  response: messageResponse,
  errors: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'],
});
