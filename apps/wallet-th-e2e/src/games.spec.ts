import { describeGames } from '@wallet/journeys';
import { market } from './market.ts';

describeGames(market);
