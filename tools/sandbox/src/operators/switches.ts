import type { OperatorId, Store } from '../store/database.ts';

/** What an operator can switch for all members, or for one of them or of its accounts, with the defaults. */
const defaults = {
  registerOTP: false,
  enableChatWidget: true,
  invite: true,
  refund: true,
  spin: true,
  banners: true,
  /** Whether only one account to deposit to is offered in each currency, and another one at each read. */
  rotatingAccounts: false,
  /** Of one account to deposit to: whether it is offered. */
  depositAccount: true,
} as const;
export type Switch = keyof typeof defaults;

/** Those that have a lookup of their own. */
export const lookupSwitches = ['registerOTP', 'enableChatWidget'] as const satisfies readonly Switch[];
export const rewardSwitches = ['invite', 'refund', 'spin'] as const satisfies readonly Switch[];

const keyOf = (scope: string, name: Switch) => `switch:${scope}:${name}`;

/** Whether something is on for an operator, or for one of its members. */
export async function isOn(
  db: Store,
  { operator, id = operator }: { readonly operator: OperatorId; readonly id?: string },
  name: Switch,
): Promise<boolean> {
  const keys = [keyOf(operator, name), keyOf(id, name)];
  const set = await db.selectFrom('setting').select('value').where('key', 'in', keys).execute();
  return set.length === 0 ? defaults[name] : set.every(({ value }) => value === 'on');
}

/** Switches something for an operator, or for the member with that id. */
export async function setSwitches(db: Store, scope: string, names: readonly Switch[], on: boolean): Promise<void> {
  const value = on ? 'on' : 'off';
  await db
    .insertInto('setting')
    .values(names.map((name) => ({ key: keyOf(scope, name), value })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Resets the lookups of an operator. */
export async function resetLookups(db: Store, operator: OperatorId): Promise<void> {
  const keys = lookupSwitches.map((name) => keyOf(operator, name));
  await db.deleteFrom('setting').where('key', 'in', keys).execute();
}
