import { defineSlot, defineModal, type Feature, paths } from '@wallet/app-shell';

/** The operator's conditions and the agreement that members accept. */
export const agreement: Feature = {
  id: 'agreement',
  routes: [],
  modals: [
    defineModal({
      id: 'conditions',
      component: 'ConditionsDialog',
      load: () => import('./ConditionsDialog.tsx'),
      namespaces: ['conditions'],
      title: 'conditions',
      dialog: { keepsHeight: true },
      menu: { label: 'conditions', icon: 'conditions' },
    }),
    defineModal({
      id: 'agreement',
      component: 'AgreementDialog',
      load: () => import('./AgreementDialog.tsx'),
      namespaces: ['conditions', 'errors'],
      title: 'agreement',
      dialog: { keepsHeight: true },
    }),
  ],
  slots: [defineSlot({ on: paths.home, component: 'AgreementReminder', load: () => import('./AgreementReminder.tsx') })],
};
