import { expect, it } from 'vitest';
import { resourceOf } from './action-resources.ts';
import { actionNames } from './reports.ts';

const pairs = actionNames.flatMap((one, at) => actionNames.slice(at + 1).map((other) => [one, other] as const));

it('is shared by the pairs of actions that can change back what the other has changed', () => {
  const sharing = pairs.filter(([one, other]) => resourceOf(one) !== null && resourceOf(one) === resourceOf(other));
  expect(sharing).toEqual([
    ['account-name', 'profile'],
    ['activate-bonus', 'activate-promotion'],
    ['activate-bonus', 'clear-bonus'],
    ['activate-promotion', 'clear-bonus'],
    ['add-refund-to-wallet', 'receive-refund'],
    ['add-to-wallet', 'claim-invite-bonus'],
    ['cancel-qr-code', 'create-qr-code'],
    ['claim-coupon', 'spin'],
  ]);
});

it('has not the name of an action: locks have either', () => {
  const names: readonly (string | null)[] = actionNames;
  expect(actionNames.map(resourceOf).filter((resource) => names.includes(resource))).toEqual([]);
});

it('is unknown of an action of another version', () => expect(resourceOf('claim-lottery')).toBeNull());
