import type { OperationRows } from '../operation.ts';
import { launchResponse } from '../schemas/game-account.ts';

/** Launching games. */
export const launches = {
  launchGame: { method: 'GET', path: '/api/autoLogin/{provider}/{username}', effect: 'write', response: launchResponse },
  launchGameWithPassword: {
    method: 'GET',
    path: '/api/autoLogin/{provider}/{username}/{password}',
    effect: 'write',
    response: launchResponse,
  },
} as const satisfies OperationRows;
