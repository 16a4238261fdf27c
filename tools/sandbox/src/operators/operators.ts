import type { OperatorId } from '../store/database.ts';
import { mekongLucky } from './mekong-lucky.ts';
import type { Operator } from './operator.ts';
import { siamFortune } from './siam-fortune.ts';

/** In the order in which a login without a path prefix searches them. */
export const operatorIds = ['th', 'la'] as const satisfies readonly OperatorId[];

export const operators: Readonly<Record<OperatorId, Operator>> = { th: siamFortune, la: mekongLucky };
