import { journeyConfig } from '@wallet/journeys';
import { market } from './src/market.ts';

export default journeyConfig(market);
