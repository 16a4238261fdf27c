import { defineModal, defineRoute, type Feature, paths } from '@wallet/app-shell';

/** The member's money movements and slips. */
export const statement: Feature = {
  id: 'statement',
  routes: [
    defineRoute({
      path: paths.statement,
      access: 'member',
      page: 'StatementPage',
      load: () => import('./StatementPage.tsx'),
      namespaces: ['statement', 'money'],
      title: 'statement',
      isShortcut: true,
      needsApi: true,
      prerendered: true,
      menu: { label: 'statement', icon: 'statement' },
    }),
  ],
  modals: [
    defineModal({
      id: 'slips',
      component: 'SlipsDialog',
      load: () => import('./slips/SlipsDialog.tsx'),
      namespaces: ['statement', 'money', 'errors'],
      title: 'slips',
      dialog: { size: 'large', keepsHeight: true },
      details: ['slips'],
    }),
    defineModal({
      id: 'receipt',
      component: 'ReceiptDialog',
      load: () => import('./receipt/ReceiptDialog.tsx'),
      namespaces: ['statement', 'money'],
      title: 'receipt',
      dialog: { size: 'small' },
      details: ['entry'],
    }),
  ],
};
