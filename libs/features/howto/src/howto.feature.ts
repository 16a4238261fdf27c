import { defineRoute, type Feature, paths } from '@wallet/app-shell';

/** Written instructions and videos. */
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
      menu: { label: 'howto', icon: 'howto' },
    }),
  ],
};
