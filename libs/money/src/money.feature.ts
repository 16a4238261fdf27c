import { defineSlot, type Feature } from '@wallet/app-shell';

/** Announces the outcome of money actions on every member page. */
export const money: Feature = {
  id: 'money',
  routes: [],
  slots: [defineSlot({ component: 'ActionNotifier', load: () => import('./actions/ActionNotifier.tsx') })],
};
