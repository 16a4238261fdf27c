import { describeRefund } from '@wallet/journeys';
import { market } from './market.ts';

describeRefund(market);
