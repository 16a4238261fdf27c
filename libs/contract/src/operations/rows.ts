import { account } from './account.ts';
import { bonuses } from './bonuses.ts';
import { chat } from './chat.ts';
import { gameAccounts } from './game-accounts.ts';
import { invites } from './invites.ts';
import { launches } from './launches.ts';
import { lookups } from './lookups.ts';
import { moneyLookups } from './money-lookups.ts';
import { otp } from './otp.ts';
import { profile } from './profile.ts';
import { promotions } from './promotions.ts';
import { qrCodes } from './qr-codes.ts';
import { refunds } from './refunds.ts';
import { slips } from './slips.ts';
import { spinWheel } from './spin-wheel.ts';
import { statement } from './statement.ts';
import { trueMoney } from './true-money.ts';
import { wallet } from './wallet.ts';
import { walletActions } from './wallet-actions.ts';
import type { OperationRows } from '../operation.ts';

/** The rows of all operations, by operation id. */
export const rows = {
  ...lookups,
  ...moneyLookups,
  ...account,
  ...otp,
  ...profile,
  ...wallet,
  ...walletActions,
  ...gameAccounts,
  ...launches,
  ...slips,
  ...qrCodes,
  ...trueMoney,
  ...invites,
  ...refunds,
  ...spinWheel,
  ...bonuses,
  ...promotions,
  ...statement,
  ...chat,
} as const satisfies OperationRows;
