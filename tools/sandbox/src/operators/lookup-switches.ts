import type { OperatorId, Store } from '../store/database.ts';

/** The operator's switches, by the name of their lookup, with their defaults. */
const presets = { registerOTP: false, enableChatWidget: true } as const;

export type LookupSwitch = keyof typeof presets;
export const lookupSwitches = Object.keys(presets) as LookupSwitch[];

const keyOf = (operator: OperatorId, name: LookupSwitch) => `lookup:${operator}:${name}`;

export async function readLookupSwitch(db: Store, operator: OperatorId, name: LookupSwitch): Promise<boolean> {
  const set = await db.selectFrom('setting').select('value').where('key', '=', keyOf(operator, name)).executeTakeFirst();
  return set === undefined ? presets[name] : set.value === 'on';
}

export async function setLookupSwitch(db: Store, operator: OperatorId, name: LookupSwitch, isOn: boolean): Promise<void> {
  const value = isOn ? 'on' : 'off';
  await db
    .insertInto('setting')
    .values({ key: keyOf(operator, name), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Resets all switches of the operator. */
export async function clearLookupSwitches(db: Store, operator: OperatorId): Promise<void> {
  await db
    .deleteFrom('setting')
    .where(
      'key',
      'in',
      lookupSwitches.map((name) => keyOf(operator, name)),
    )
    .execute();
}
