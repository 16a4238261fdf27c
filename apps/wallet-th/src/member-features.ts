import type { Feature } from '@wallet/app-shell';
import { agreement } from '@wallet/features-agreement';
import { bonus } from '@wallet/features-bonus';
import { deposit } from '@wallet/features-deposit';
import { games } from '@wallet/features-games';
import { home } from '@wallet/features-home';
import { invite } from '@wallet/features-invite';
import { overview } from '@wallet/features-overview';
import { profile } from '@wallet/features-profile';
import { refund } from '@wallet/features-refund';
import { spin } from '@wallet/features-spin';
import { statement } from '@wallet/features-statement';
import { transfer } from '@wallet/features-transfer';
import { withdraw } from '@wallet/features-withdraw';
import { money } from '@wallet/money';

/** The features that only members see, in the order of the menus. */
export const memberFeatures: readonly Feature[] = [
  money,
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
  overview,
];
