import { operation } from '../operation.ts';
import { launchResponse } from '../schemas/game-account.ts';
import { gamePassword, gameUsername } from '../schemas/params.ts';
import { code } from '../schemas/parts.ts';
import { gameErrors as game } from './game-errors.ts';

/* Launching games. */

export const launchGame = operation({
  id: 'launchGame',
  method: 'GET',
  path: '/api/autoLogin/{provider}/{username}',
  auth: 'required',
  effect: 'write',
  group: 'Wallet',
  summary: 'Where a game opens',
  params: { provider: code, username: gameUsername },
  response: launchResponse,
  errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
});

export const launchGameWithPassword = operation({
  id: 'launchGameWithPassword',
  method: 'GET',
  path: '/api/autoLogin/{provider}/{username}/{password}',
  auth: 'required',
  effect: 'write',
  group: 'Wallet',
  summary: 'Where a game opens, of a provider that asks for the password',
  params: { provider: code, username: gameUsername, password: gamePassword },
  response: launchResponse,
  errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
});
