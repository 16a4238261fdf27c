import { operation } from '../operation.ts';
import { code } from '../schemas/parts.ts';
import { messageResponse } from '../schemas/response.ts';
import { credentialsResponse } from '../schemas/game-account.ts';
import { gameErrors as game } from './game-errors.ts';

/* Game accounts. */

export const activateGame = operation({
  id: 'activateGame',
  method: 'GET',
  path: '/api/wallet/activate/{slotCode}',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Open a game account',
  params: { slotCode: code },
  response: messageResponse,
  errors: [...game, 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
});

export const getGameCredentials = operation({
  id: 'getGameCredentials',
  method: 'GET',
  path: '/api/wallet/account/{slotCode}',
  auth: 'required',
  effect: 'read',
  group: 'Wallet',
  summary: "A game account's username and password",
  params: { slotCode: code },
  response: credentialsResponse,
  errors: game,
});

export const resetGamePassword = operation({
  id: 'resetGamePassword',
  method: 'GET',
  path: '/api/wallet/resetpassword/{slotCode}',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Give a game account a new password',
  params: { slotCode: code },
  response: messageResponse,
  errors: [...game, 'SLOT_RESET_PASSWORD_FAIL'],
});
