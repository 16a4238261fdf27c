import { describeProfile } from '@wallet/journeys';
import { market } from './market.ts';

describeProfile(market);
