import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { walletResponse } from '../schemas/wallet.ts';
import { getWallet } from './without-schemas.ts';

/** The main wallet and the balances of the game accounts. */
export const wallet = {
  getWallet: { ...getWallet, response: walletResponse },
  refreshGameBalances: { method: 'GET', path: '/api/wallet/refresh/slot', effect: 'write', response: messageResponse },
} as const satisfies OperationRows;
