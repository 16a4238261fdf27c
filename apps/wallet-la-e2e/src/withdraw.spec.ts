import { describeWithdrawal } from '@wallet/journeys';
import { market } from './market.ts';

describeWithdrawal(market);
