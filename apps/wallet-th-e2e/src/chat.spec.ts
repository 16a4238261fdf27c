import { describeChat } from '@wallet/journeys';
import { market } from './market.ts';

describeChat(market);
