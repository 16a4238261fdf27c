import { paths, type Feature } from '@wallet/app-shell';

/** Announces the outcome of money actions on every member page, and finds those of other devices at home. */
export const money: Feature = {
  id: 'money',
  routes: [],
  slots: [
    { load: async () => (await import('./actions/ActionNotifier.tsx')).ActionNotifier },
    { on: paths.home, load: async () => (await import('./tracking/ListWatch.tsx')).ListWatch },
  ],
};
