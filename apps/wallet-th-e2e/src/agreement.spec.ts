import { describeAgreement } from '@wallet/journeys';
import { market } from './market.ts';

describeAgreement(market);
