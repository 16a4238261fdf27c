import { type Feature, paths } from '@wallet/app-shell';

/** Written instructions and videos. */
export const howto: Feature = {
  id: 'howto',
  routes: [
    {
      path: paths.howto,
      access: 'public',
      load: async () => (await import('./HowtoPage.tsx')).HowtoPage,
      namespaces: ['howto'],
      title: 'howto',
      needsApi: false,
      prerendered: true,
      menu: { label: 'howto', icon: 'howto' },
    },
  ],
};
