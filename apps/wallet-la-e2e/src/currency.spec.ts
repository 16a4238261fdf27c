import { describeCurrency } from '@wallet/journeys';
import { market } from './market.ts';

describeCurrency(market);
