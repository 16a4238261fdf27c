import { defineSlot, type Feature } from '@wallet/app-shell';

/** Actions on money, whatever page began them: what they came to is said on every page of a member. */
export const money: Feature = {
  id: 'money',
  routes: [],
  slots: [defineSlot({ component: 'ActionNotifier', load: () => import('./actions/ActionNotifier.tsx') })],
};
