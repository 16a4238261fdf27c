import { type Feature, paths, part } from '@wallet/app-shell';

/** Pictures, figures and conditions. */
const loading = { shapes: ['block', 'text', 'row', 'title', 'text', 'text'] } as const;

/** What the operator gives on top: bonuses from a list, promotions by a code. */
export const bonus: Feature = {
  id: 'bonus',
  routes: [
    {
      path: paths.bonus,
      access: 'member',
      load: part(() => import('./BonusPage.tsx'), 'BonusPage'),
      namespaces: ['bonus', 'money', 'errors'],
      title: 'bonus',
      needsApi: true,
      prerendered: true,
    },
  ],
  modals: [
    {
      id: 'bonus',
      load: part(() => import('./BonusModal.tsx'), 'BonusModal'),
      namespaces: ['bonus', 'conditions', 'money', 'errors'],
      title: 'bonus',
      dialog: { keepsHeight: true },
      loading,
      details: ['bonus'],
    },
    {
      id: 'promotion',
      load: part(() => import('./PromotionModal.tsx'), 'PromotionModal'),
      namespaces: ['bonus', 'conditions', 'money', 'errors'],
      title: 'promotion',
      dialog: { keepsHeight: true },
      loading,
      details: ['bonus'],
    },
  ],
};
