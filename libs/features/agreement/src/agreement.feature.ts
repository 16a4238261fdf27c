import { type Feature, paths, part } from '@wallet/app-shell';

/** The operator's conditions and the agreement that members accept. */
export const agreement: Feature = {
  id: 'agreement',
  routes: [],
  modals: [
    {
      id: 'conditions',
      load: part(() => import('./ConditionsDialog.tsx'), 'ConditionsDialog'),
      namespaces: ['conditions'],
      title: 'conditions',
      dialog: { keepsHeight: true },
      menu: { label: 'conditions', icon: 'conditions' },
    },
    {
      id: 'agreement',
      load: part(() => import('./AgreementDialog.tsx'), 'AgreementDialog'),
      namespaces: ['conditions', 'errors'],
      title: 'agreement',
      dialog: { keepsHeight: true },
    },
  ],
  slots: [{ on: paths.home, load: part(() => import('./AgreementReminder.tsx'), 'AgreementReminder') }],
};
