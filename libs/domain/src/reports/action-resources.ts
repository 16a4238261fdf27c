import type { actionNames } from './reports.ts';

export type ActionName = (typeof actionNames)[number];

type ActionResource = 'account' | 'bonus' | 'invite-bonus' | 'qr-code' | 'refund' | 'wheel';

/**
 * What an action changes and another one can change back, so that nothing that is shown of it tells the two apart. Actions
 * with the same resource wait for each other. Null if no other action changes the same, or if the statement has an entry of
 * each that does: a new entry disproves that nothing has changed.
 */
const resources: Readonly<Record<ActionName, ActionResource | null>> = {
  'account-name': 'account',
  'activate-bonus': 'bonus',
  'activate-game': null,
  'activate-promotion': 'bonus',
  'add-refund-to-wallet': 'refund',
  'add-to-wallet': 'invite-bonus',
  'cancel-qr-code': 'qr-code',
  'claim-coupon': 'wheel',
  'claim-invite-bonus': 'invite-bonus',
  'clear-bonus': 'bonus',
  'create-qr-code': 'qr-code',
  password: null,
  profile: 'account',
  'receive-refund': 'refund',
  'refresh-game-balances': null,
  register: null,
  'reset-game-password': null,
  'send-true-money-link': null,
  spin: 'wheel',
  transfer: null,
  'upload-slip': null,
  withdraw: null,
};

/** Null also for an action of another version. */
export const resourceOf = (name: string): ActionResource | null =>
  (resources as Readonly<Partial<Record<string, ActionResource | null>>>)[name] ?? null;
