import { type Feature, paths } from '@wallet/app-shell';

/** The operator's conditions and the agreement that members accept. */
export const agreement: Feature = {
  id: 'agreement',
  routes: [],
  modals: [
    {
      id: 'conditions',
      load: async () => (await import('./ConditionsDialog.tsx')).ConditionsDialog,
      namespaces: ['conditions'],
      title: 'conditions',
      dialog: { keepsHeight: true },
      menu: { label: 'conditions', icon: 'conditions' },
    },
    {
      id: 'agreement',
      load: async () => (await import('./AgreementDialog.tsx')).AgreementDialog,
      namespaces: ['conditions', 'errors'],
      title: 'agreement',
      dialog: { keepsHeight: true },
    },
  ],
  slots: [{ on: paths.home, load: async () => (await import('./AgreementReminder.tsx')).AgreementReminder }],
};
