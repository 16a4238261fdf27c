import { describeSessions } from '@wallet/journeys';
import { market } from './market.ts';

describeSessions(market);
