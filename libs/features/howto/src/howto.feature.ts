import { defineRoute, paths, type Feature } from '@wallet/features-core';

/** How the product is used, in words. */
export const howto: Feature = {
  id: 'howto',
  routes: [
    defineRoute({
      path: paths.howto,
      access: 'public',
      page: 'HowtoPage',
      load: () => import('./HowtoPage.tsx'),
      namespaces: ['howto'],
      title: 'howto',
      needsApi: false,
      prerendered: true,
    }),
  ],
};
