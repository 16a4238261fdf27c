import type { OperatorId, Store } from '../store/database.ts';

/** What an operator can have switched off. */
export const switchNames = ['invite', 'refund', 'spin'] as const;
export type SwitchName = (typeof switchNames)[number];

const keyOf = (operator: OperatorId, name: SwitchName) => `off:${operator}:${name}`;

/** Everything is on until it is switched off. */
export async function isOn(db: Store, operator: OperatorId, name: SwitchName): Promise<boolean> {
  const off = await db.selectFrom('setting').select('key').where('key', '=', keyOf(operator, name)).executeTakeFirst();
  return off === undefined;
}

/** Switches invite bonus, refunds and wheel of an operator on or off. */
export async function switchRewards(db: Store, operator: OperatorId, on: boolean): Promise<void> {
  const keys = switchNames.map((name) => keyOf(operator, name));
  if (on) {
    await db.deleteFrom('setting').where('key', 'in', keys).execute();
    return;
  }
  await db
    .insertInto('setting')
    .values(keys.map((key) => ({ key, value: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
