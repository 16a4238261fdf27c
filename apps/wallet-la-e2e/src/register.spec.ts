import { describeRegistration } from '@wallet/journeys';
import { market } from './market.ts';

describeRegistration(market);
