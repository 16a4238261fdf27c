import { describeSpin } from '@wallet/journeys';
import { market } from './market.ts';

describeSpin(market);
