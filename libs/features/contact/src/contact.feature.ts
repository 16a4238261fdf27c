import { defineRoute, paths, type Access, type Feature } from '@wallet/features-core';

const contactRoute = (path: string, access: Access) =>
  defineRoute({
    path,
    access,
    page: 'ContactPage',
    load: () => import('./ContactPage.tsx'),
    namespaces: ['contact'],
    title: 'contact',
    needsApi: true,
    prerendered: true,
  });

/** How to reach the operator, for visitors and for members. */
export const contact: Feature = {
  id: 'contact',
  routes: [contactRoute(paths.contact, 'public'), contactRoute(paths.memberContact, 'member')],
};
