import { type Feature, paths, part } from '@wallet/app-shell';

/** Written instructions and videos. */
export const howto: Feature = {
  id: 'howto',
  routes: [
    {
      path: paths.howto,
      access: 'public',
      load: part(() => import('./HowtoPage.tsx'), 'HowtoPage'),
      namespaces: ['howto'],
      title: 'howto',
      needsApi: false,
      prerendered: true,
      menu: { label: 'howto', icon: 'howto' },
    },
  ],
};
