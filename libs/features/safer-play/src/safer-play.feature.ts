import { defineGate, defineRoute, defineSlot, paths, type Feature } from '@wallet/app-shell';
import { keptKeys } from '@wallet/session';
import { breakName } from './break/break-name.ts';

/** What helps members to keep an eye on their time and money. */
export const saferPlay: Feature = {
  id: 'safer-play',
  routes: [
    defineRoute({
      path: paths.playTime,
      access: 'member',
      page: 'PlayTimePage',
      load: () => import('./PlayTimePage.tsx'),
      namespaces: ['play'],
      title: 'playTime',
      needsApi: true,
      prerendered: false,
    }),
  ],
  slots: [
    defineSlot({ component: 'PlayWatch', load: () => import('./time/PlayWatch.tsx') }),
    defineSlot({ inModal: 'deposit', component: 'DepositBudget', load: () => import('./budget/DepositBudget.tsx') }),
  ],
  gate: defineGate({
    isClosed: (device, settings) => !settings?.playOff?.includes('break') && keptKeys(device, breakName).length > 0,
    component: 'BreakGate',
    load: () => import('./break/BreakGate.tsx'),
    namespaces: ['play', 'errors'],
  }),
};
