import { part, paths, type Feature } from '@wallet/app-shell';

/** Announces the outcome of money actions on every member page, and finds those of other devices at home. */
export const money: Feature = {
  id: 'money',
  routes: [],
  slots: [
    { load: part(() => import('./actions/ActionNotifier.tsx'), 'ActionNotifier') },
    { on: paths.home, load: part(() => import('./tracking/ListWatch.tsx'), 'ListWatch') },
  ],
};
