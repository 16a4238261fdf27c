import { defineCompanion, type Feature } from '@wallet/app-shell';

/** Actions on money, whatever page began them: what they came to is said on every page of a member. */
export const money: Feature = {
  id: 'money',
  routes: [],
  companions: [defineCompanion({ component: 'MoneyOutcomes', load: () => import('./actions/MoneyOutcomes.tsx') })],
};
