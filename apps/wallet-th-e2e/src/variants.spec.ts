import { describeVariants } from '@wallet/journeys';
import { market } from './market.ts';

describeVariants(market);
