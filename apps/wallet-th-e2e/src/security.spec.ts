import { describeOperatorMarkup, describeSecurity } from '@wallet/journeys';
import { market } from './market.ts';

describeSecurity(market);
describeOperatorMarkup(market);
