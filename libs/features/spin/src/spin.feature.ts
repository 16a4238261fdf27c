import { type Feature, paths } from '@wallet/app-shell';

/** The prize wheel, and the coupons it wins. */
export const spin: Feature = {
  id: 'spin',
  routes: [
    {
      path: paths.spin,
      access: 'member',
      load: async () => (await import('./SpinPage.tsx')).SpinPage,
      namespaces: ['spin', 'money', 'errors'],
      title: 'spin',
      needsApi: true,
      prerendered: true,
    },
  ],
  modals: [
    {
      id: 'coupon',
      load: async () => (await import('./CouponModal.tsx')).CouponModal,
      namespaces: ['spin', 'money', 'errors'],
      title: 'coupon',
      dialog: { size: 'small' },
      details: ['coupon'],
    },
  ],
};
