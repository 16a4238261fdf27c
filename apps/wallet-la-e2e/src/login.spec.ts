import { describeLogin } from '@wallet/journeys';
import { market } from './market.ts';

describeLogin(market);
