import { describeHome } from '@wallet/journeys';
import { market } from './market.ts';

describeHome(market);
