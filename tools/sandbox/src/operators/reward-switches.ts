import type { OperatorId, Store } from '../store/database.ts';

/** What an operator can have switched off, for all or for one member. */
export type SwitchName = 'invite' | 'refund' | 'spin' | 'banners';

const keyOf = (scope: string, name: SwitchName) => `off:${scope}:${name}`;

/** Everything is on until it is switched off. */
export async function isOn(
  db: Store,
  { operator, id }: { readonly operator: OperatorId; readonly id: string },
  name: SwitchName,
): Promise<boolean> {
  const keys = [keyOf(operator, name), keyOf(id, name)];
  const off = await db.selectFrom('setting').select('key').where('key', 'in', keys).executeTakeFirst();
  return off === undefined;
}

/** Switches things of an operator, or of the member with that id, on or off. */
export async function setSwitches(db: Store, scope: string, names: readonly SwitchName[], on: boolean): Promise<void> {
  const keys = names.map((name) => keyOf(scope, name));
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

/** Switches invite bonus, refunds and wheel of an operator, or of the member with that id, on or off. */
export function switchRewards(db: Store, scope: string, on: boolean): Promise<void> {
  return setSwitches(db, scope, ['invite', 'refund', 'spin'], on);
}
