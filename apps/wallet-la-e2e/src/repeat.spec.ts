import { describeRepeats } from '@wallet/journeys';
import { market } from './market.ts';

describeRepeats(market);
