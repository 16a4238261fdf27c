import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { amountRequest, transferAllRequest, transferRequest } from '../schemas/wallet-actions.ts';
import { gameErrors as game } from './game-errors.ts';

/* Transfers and withdrawals. */

const payout = ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'BONUS_REMAINING', 'BONUS_CONDITION', 'NO_BANK', 'NO_WALLET'] as const;

export const addInviteBonus = operation({
  id: 'addInviteBonus',
  method: 'POST',
  path: '/api/wallet/add',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Move an amount of the invite bonus into the wallet',
  request: amountRequest,
  response: messageResponse,
  errors: ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_WALLET'],
});

export const transfer = operation({
  id: 'transfer',
  method: 'POST',
  path: '/api/wallet/transfer',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Move an amount between wallet and game accounts',
  request: transferRequest,
  response: messageResponse,
  errors: [...game, 'MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'TRANSFER_FAIL', 'NO_WALLET'],
});

export const transferAll = operation({
  id: 'transferAll',
  method: 'POST',
  path: '/api/wallet/transferAll',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Move everything to one place',
  request: transferAllRequest,
  response: messageResponse,
  errors: [...game, 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL', 'NO_WALLET'],
});

export const withdraw = operation({
  id: 'withdraw',
  method: 'POST',
  path: '/api/wallet/withdraw',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Ask for a payout out of the wallet',
  request: amountRequest,
  response: messageResponse,
  errors: payout,
});

export const withdrawAll = operation({
  id: 'withdrawAll',
  method: 'POST',
  path: '/api/wallet/withdrawAll',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Ask for a payout out of wallet and game accounts',
  request: amountRequest,
  response: messageResponse,
  errors: payout,
});
