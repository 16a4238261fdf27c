import { type Feature, paths, part } from '@wallet/app-shell';

/** The member's money movements and slips. */
export const statement: Feature = {
  id: 'statement',
  routes: [
    {
      path: paths.statement,
      access: 'member',
      load: part(() => import('./StatementPage.tsx'), 'StatementPage'),
      namespaces: ['statement', 'money'],
      title: 'statement',
      isShortcut: true,
      needsApi: true,
      prerendered: true,
      menu: { label: 'statement', icon: 'statement' },
    },
  ],
  modals: [
    {
      id: 'slips',
      load: part(() => import('./slips/SlipsDialog.tsx'), 'SlipsDialog'),
      namespaces: ['statement', 'money', 'errors'],
      title: 'slips',
      dialog: { size: 'large', keepsHeight: true },
      details: ['slips'],
    },
    {
      id: 'receipt',
      load: part(() => import('./receipt/ReceiptDialog.tsx'), 'ReceiptDialog'),
      namespaces: ['statement', 'money'],
      title: 'receipt',
      dialog: { size: 'small' },
      details: ['entry'],
    },
  ],
};
