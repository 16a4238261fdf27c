import { defineModal, defineRoute, type Feature, paths } from '@wallet/app-shell';

/** The prize wheel, and the coupons it wins. */
export const spin: Feature = {
  id: 'spin',
  routes: [
    defineRoute({
      path: paths.spin,
      access: 'member',
      page: 'SpinPage',
      load: () => import('./SpinPage.tsx'),
      namespaces: ['spin', 'money', 'errors'],
      title: 'spin',
      needsApi: true,
      prerendered: true,
    }),
  ],
  modals: [
    defineModal({
      id: 'coupon',
      component: 'CouponModal',
      load: () => import('./CouponModal.tsx'),
      namespaces: ['spin', 'money', 'errors'],
      title: 'coupon',
      dialog: { size: 'small' },
      details: ['coupon'],
    }),
  ],
};
