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
      namespaces: ['home', 'money', 'invite'],
      title: 'home',
      needsApi: true,
      prerendered: true,
      early: 'early-balance',
    }),
  ],
  slots: [defineSlot({ on: paths.home, component: 'InstallInvitation', load: () => import('./install/InstallInvitation.tsx') })],
};
