import { describeTransfer } from '@wallet/journeys';
import { market } from './market.ts';

describeTransfer(market);
