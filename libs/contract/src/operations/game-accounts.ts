import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { credentialsResponse } from '../schemas/game-account.ts';

/** Game accounts. */
export const gameAccounts = {
  activateGame: { method: 'GET', path: '/api/wallet/activate/{slotCode}', effect: 'money', response: messageResponse },
  getGameCredentials: { method: 'GET', path: '/api/wallet/account/{slotCode}', effect: 'read', response: credentialsResponse },
  resetGamePassword: { method: 'GET', path: '/api/wallet/resetpassword/{slotCode}', effect: 'money', response: messageResponse },
} as const satisfies OperationRows;
