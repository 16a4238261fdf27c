import { describeRegistration, describeVerification } from '@wallet/journeys';
import { market } from './market.ts';

describeRegistration(market);
describeVerification(market);
