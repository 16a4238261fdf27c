import { describeBonuses } from '@wallet/journeys';
import { market } from './market.ts';

describeBonuses(market);
