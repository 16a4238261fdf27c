import { type Feature, paths, part } from '@wallet/app-shell';

/** The member's money at a glance. */
export const home: Feature = {
  id: 'home',
  routes: [
    {
      path: paths.home,
      access: 'member',
      load: part(() => import('./HomePage.tsx'), 'HomePage'),
      namespaces: ['home', 'money', 'invite'],
      title: 'home',
      needsApi: true,
      prerendered: true,
      early: 'early-balance',
    },
  ],
  slots: [{ on: paths.home, load: part(() => import('./install/InstallInvitation.tsx'), 'InstallInvitation') }],
};
