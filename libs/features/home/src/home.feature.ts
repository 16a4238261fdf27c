import { defineRoute, defineSlot, type Feature, paths } from '@wallet/app-shell';

/** The member's money at a glance. */
export const home: Feature = {
  id: 'home',
  routes: [
    defineRoute({
      path: paths.home,
      access: 'member',
      page: 'HomePage',
      load: () => import('./HomePage.tsx'),
      namespaces: ['home'],
      title: 'home',
      // Its figures bring the store.
      needsApi: false,
      deferred: {
        load: async () => {
          // Both at the same time.
          const [{ preloadFigures }] = await Promise.all([import('./HomePage.tsx'), import('./figures/HomeFigures.tsx')]);
          await preloadFigures();
        },
        namespaces: ['money', 'invite'],
      },
      prerendered: true,
      early: 'early-balance',
    }),
  ],
  slots: [defineSlot({ on: paths.home, component: 'InstallInvitation', load: () => import('./install/InstallInvitation.tsx') })],
};
