import type { WalletAppDefinition } from '@wallet/app-shell';
import { agreement } from '@wallet/features-agreement';
import { auth } from '@wallet/features-auth';
import { bonus } from '@wallet/features-bonus';
import { contact } from '@wallet/features-contact';
import { deposit } from '@wallet/features-deposit';
import { games } from '@wallet/features-games';
import { home } from '@wallet/features-home';
import { howto } from '@wallet/features-howto';
import { invite } from '@wallet/features-invite';
import { profile } from '@wallet/features-profile';
import { refund } from '@wallet/features-refund';
import { spin } from '@wallet/features-spin';
import { statement } from '@wallet/features-statement';
import { transfer } from '@wallet/features-transfer';
import { withdraw } from '@wallet/features-withdraw';
import { money } from '@wallet/money';
import { flags, version } from './build-flags.ts';
import { mark, market } from './flags.ts';

/** The parts of this app. */
export const app: WalletAppDefinition = {
  version,
  profile: market,
  mark,
  flags,
  // The order of the features is the order of the menus.
  features: [
    money,
    auth,
    home,
    deposit,
    transfer,
    withdraw,
    games,
    bonus,
    spin,
    invite,
    refund,
    profile,
    agreement,
    statement,
    howto,
    contact,
  ],
};
