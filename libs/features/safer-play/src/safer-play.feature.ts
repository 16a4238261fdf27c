import { paths, type Feature, part } from '@wallet/app-shell';
import { keptKeys } from '@wallet/session';
import { breakName } from './break/break-name.ts';

/** What helps members to keep an eye on their time and money. */
export const saferPlay: Feature = {
  id: 'safer-play',
  routes: [
    {
      path: paths.playTime,
      access: 'member',
      load: part(() => import('./PlayTimePage.tsx'), 'PlayTimePage'),
      namespaces: ['play'],
      title: 'playTime',
      needsApi: true,
      prerendered: false,
    },
  ],
  slots: [
    { load: part(() => import('./time/PlayWatch.tsx'), 'PlayWatch') },
    { inModal: 'deposit', load: part(() => import('./budget/DepositBudget.tsx'), 'DepositBudget') },
  ],
  gate: {
    isClosed: (device, settings) => !settings?.playOff?.includes('break') && keptKeys(device, breakName).length > 0,
    load: part(() => import('./break/BreakGate.tsx'), 'BreakGate'),
    namespaces: ['play', 'errors'],
  },
};
