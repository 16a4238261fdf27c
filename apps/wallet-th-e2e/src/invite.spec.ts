import { describeInvite } from '@wallet/journeys';
import { market } from './market.ts';

describeInvite(market);
