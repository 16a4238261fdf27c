import { type Feature, paths, part } from '@wallet/app-shell';

/** The prize wheel, and the coupons it wins. */
export const spin: Feature = {
  id: 'spin',
  routes: [
    {
      path: paths.spin,
      access: 'member',
      load: part(() => import('./SpinPage.tsx'), 'SpinPage'),
      namespaces: ['spin', 'money', 'errors'],
      title: 'spin',
      needsApi: true,
      prerendered: true,
    },
  ],
  modals: [
    {
      id: 'coupon',
      load: part(() => import('./CouponModal.tsx'), 'CouponModal'),
      namespaces: ['spin', 'money', 'errors'],
      title: 'coupon',
      dialog: { size: 'small' },
      details: ['coupon'],
    },
  ],
};
