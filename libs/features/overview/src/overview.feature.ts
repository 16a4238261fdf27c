import { defineRoute, type Feature, paths } from '@wallet/app-shell';

/** The member's money over time. */
export const overview: Feature = {
  id: 'overview',
  routes: [
    defineRoute({
      path: paths.overview,
      access: 'member',
      page: 'OverviewPage',
      load: () => import('./OverviewPage.tsx'),
      namespaces: ['overview', 'statement', 'money', 'errors'],
      title: 'overview',
      needsApi: true,
      prerendered: true,
    }),
  ],
};
