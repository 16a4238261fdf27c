import { describeTesterPages } from '@wallet/journeys';
import { market } from './market.ts';

describeTesterPages(market);
