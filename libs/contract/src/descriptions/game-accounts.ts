import type { DescriptionsOf } from '../operation.ts';
import type { gameAccounts as rows } from '../operations/game-accounts.ts';
import { code } from '../schemas/parts.ts';
import { gameErrors as game } from './game-errors.ts';

export const gameAccounts = {
  activateGame: {
    group: 'Wallet',
    summary: 'Open a game account',
    auth: 'required',
    params: { slotCode: code },
    errors: [...game, 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
  },
  getGameCredentials: {
    group: 'Wallet',
    summary: "A game account's username and password",
    auth: 'required',
    params: { slotCode: code },
    errors: game,
  },
  resetGamePassword: {
    group: 'Wallet',
    summary: 'Give a game account a new password',
    auth: 'required',
    params: { slotCode: code },
    errors: [...game, 'SLOT_RESET_PASSWORD_FAIL'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
