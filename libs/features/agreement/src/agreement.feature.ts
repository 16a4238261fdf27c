import { defineCompanion, defineModal, paths, type Feature } from '@wallet/features-core';

/** What a member agrees to, shown over home. */
export const agreement: Feature = {
  id: 'agreement',
  routes: [],
  modals: [
    defineModal({
      id: 'agreement',
      component: 'AgreementDialog',
      load: () => import('./AgreementDialog.tsx'),
      namespaces: ['conditions', 'errors'],
      title: 'agreement',
    }),
  ],
  companions: [defineCompanion({ on: paths.home, component: 'AgreementReminder', load: () => import('./AgreementReminder.tsx') })],
};
