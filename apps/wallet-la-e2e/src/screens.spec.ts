import { describeScreens } from '@wallet/journeys';
import { market } from './market.ts';

describeScreens(market);
