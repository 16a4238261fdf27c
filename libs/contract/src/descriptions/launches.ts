import type { DescriptionsOf } from '../operation.ts';
import type { launches as rows } from '../operations/launches.ts';
import { gamePassword, gameUsername } from '../schemas/params.ts';
import { code } from '../schemas/parts.ts';
import { gameErrors as game } from './game-errors.ts';

export const launches = {
  launchGame: {
    group: 'Wallet',
    summary: 'Where a game opens',
    auth: 'required',
    params: { provider: code, username: gameUsername },
    errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
  },
  launchGameWithPassword: {
    group: 'Wallet',
    summary: 'Where a game opens, of a provider that asks for the password',
    auth: 'required',
    params: { provider: code, username: gameUsername, password: gamePassword },
    errors: [...game, 'NOT_AREASLOT', 'NOT_UFABET', 'NO_USER', 'WRONG_CREDENTIAL'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
