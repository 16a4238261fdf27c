import { firstReadPath } from '../first-read.ts';
import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { walletResponse } from '../schemas/wallet.ts';

/* The main wallet and the balances of the game accounts. */

export const getWallet = operation({
  id: 'getWallet',
  method: 'GET',
  path: firstReadPath,
  auth: 'required',
  effect: 'read',
  group: 'Wallet',
  summary: 'Wallet, game accounts and bank account',
  response: walletResponse,
});

export const refreshGameBalances = operation({
  id: 'refreshGameBalances',
  method: 'GET',
  path: '/api/wallet/refresh/slot',
  auth: 'required',
  effect: 'write',
  group: 'Wallet',
  summary: 'Ask the providers for the balances',
  response: messageResponse,
});
