import { describeHowto } from '@wallet/journeys';
import { market } from './market.ts';

describeHowto(market);
