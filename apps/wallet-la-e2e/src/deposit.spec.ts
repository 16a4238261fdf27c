import { describeDeposit } from '@wallet/journeys';
import { market } from './market.ts';

describeDeposit(market);
