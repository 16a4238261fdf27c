import { chatRows } from './chat-rows.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { lookupRows } from './lookup-rows.ts';
import { memberRows } from './member-rows.ts';
import { moneyRows } from './money-rows.ts';
import { registrationRows } from './registration-rows.ts';
import { rewardRows } from './reward-rows.ts';

/** Every call of the product, once. */
export const allRows: readonly EndpointRow[] = [...lookupRows, ...registrationRows, ...memberRows, ...chatRows, ...moneyRows, ...rewardRows];
