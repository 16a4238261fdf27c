import { type Feature, paths, part } from '@wallet/app-shell';

/** The member's money over time. */
export const overview: Feature = {
  id: 'overview',
  routes: [
    {
      path: paths.overview,
      access: 'member',
      load: part(() => import('./OverviewPage.tsx'), 'OverviewPage'),
      namespaces: ['overview', 'statement', 'money', 'errors'],
      title: 'overview',
      needsApi: true,
      prerendered: true,
    },
  ],
};
