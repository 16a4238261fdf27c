import { defineModal, defineRoute, paths, type Feature } from '@wallet/features-core';

/** What happened to the member's money, and his slips. */
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
      needsApi: true,
      prerendered: true,
    }),
  ],
  modals: [
    defineModal({
      id: 'slips',
      component: 'SlipsDialog',
      load: () => import('./slips/SlipsDialog.tsx'),
      namespaces: ['statement', 'money', 'errors'],
      title: 'slips',
    }),
    defineModal({
      id: 'receipt',
      component: 'ReceiptDialog',
      load: () => import('./receipt/ReceiptDialog.tsx'),
      namespaces: ['statement', 'money'],
      title: 'receipt',
    }),
  ],
};
