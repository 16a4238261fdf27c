import { operation } from '../operation.ts';
import { launchResponse } from '../schemas/game-account.ts';
import { gameErrors as game } from './game-errors.ts';

/* Where games open. */

export const launchGame = operation({
  id: 'launchGame', method: 'GET', path: '/api/autoLogin/{provider}/{username}', auth: 'required', effect: 'write',
  group: 'Wallet', summary: 'Where a game opens',
  response: launchResponse,
  errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
});

export const launchGameWithPassword = operation({
  id: 'launchGameWithPassword', method: 'GET', path: '/api/autoLogin/{provider}/{username}/{password}', auth: 'required', effect: 'write',
  group: 'Wallet', summary: 'Where a game opens, of a provider that asks for the password',
  response: launchResponse,
  errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
});
