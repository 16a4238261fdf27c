import { describePages } from '@wallet/journeys';
import { market } from './market.ts';

describePages(market);
