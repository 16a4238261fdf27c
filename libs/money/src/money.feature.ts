import type { Feature } from '@wallet/app-shell';

/** Announces the outcome of money actions on every member page. */
export const money: Feature = {
  id: 'money',
  routes: [],
  slots: [{ load: async () => (await import('./actions/ActionNotifier.tsx')).ActionNotifier }],
};
