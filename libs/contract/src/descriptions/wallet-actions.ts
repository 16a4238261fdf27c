import type { DescriptionsOf } from '../operation.ts';
import type { walletActions as rows } from '../operations/wallet-actions.ts';
import { amountRequest, transferAllRequest, transferRequest } from '../schemas/wallet-actions.ts';
import { gameErrors as game } from './game-errors.ts';

const payout = ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'BONUS_REMAINING', 'BONUS_CONDITION', 'NO_BANK', 'NO_WALLET'] as const;

export const walletActions = {
  addInviteBonus: {
    group: 'Wallet',
    summary: 'Move an amount of the invite bonus into the wallet',
    auth: 'required',
    request: amountRequest,
    errors: ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_WALLET'],
  },
  transfer: {
    group: 'Wallet',
    summary: 'Move an amount between wallet and game accounts',
    auth: 'required',
    request: transferRequest,
    errors: [...game, 'MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM', 'TRANSFER_FAIL', 'NO_WALLET'],
  },
  transferAll: {
    group: 'Wallet',
    summary: 'Move everything to one place',
    auth: 'required',
    request: transferAllRequest,
    errors: [...game, 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL', 'NO_WALLET'],
  },
  withdraw: { group: 'Wallet', summary: 'Ask for a payout out of the wallet', auth: 'required', request: amountRequest, errors: payout },
  withdrawAll: {
    group: 'Wallet',
    summary: 'Ask for a payout out of wallet and game accounts',
    auth: 'required',
    request: amountRequest,
    errors: payout,
  },
} as const satisfies DescriptionsOf<typeof rows>;
