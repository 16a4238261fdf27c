import { describeLineDrills, describeOutcomeDrills, describeReadDrills } from '@wallet/journeys';
import { market } from './market.ts';

describeReadDrills(market);
describeOutcomeDrills(market);
describeLineDrills(market);
