import { defineModal, defineRoute, type Feature, paths } from '@wallet/app-shell';

/** What the operator gives on top: bonuses from a list, promotions by a code. */
export const bonus: Feature = {
  id: 'bonus',
  routes: [
    defineRoute({
      path: paths.bonus,
      access: 'member',
      page: 'BonusPage',
      load: () => import('./BonusPage.tsx'),
      namespaces: ['bonus', 'money', 'errors'],
      title: 'bonus',
      needsApi: true,
      prerendered: true,
    }),
  ],
  modals: [
    defineModal({
      id: 'bonus',
      component: 'BonusModal',
      load: () => import('./BonusModal.tsx'),
      namespaces: ['bonus', 'conditions', 'money', 'errors'],
      title: 'bonus',
      dialog: { keepsHeight: true },
      details: ['bonus'],
    }),
    defineModal({
      id: 'promotion',
      component: 'PromotionModal',
      load: () => import('./PromotionModal.tsx'),
      namespaces: ['bonus', 'conditions', 'money', 'errors'],
      title: 'promotion',
      dialog: { keepsHeight: true },
      details: ['bonus'],
    }),
  ],
};
