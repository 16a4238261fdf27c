import { describeStatement } from '@wallet/journeys';
import { market } from './market.ts';

describeStatement(market);
