import { type Access, type Feature, paths, part } from '@wallet/app-shell';

const contactRoute = (path: string, access: Access): Feature['routes'][number] => ({
  path,
  access,
  load: part(() => import('./ContactPage.tsx'), 'ContactPage'),
  namespaces: ['contact'],
  title: 'contact',
  needsApi: true,
  prerendered: true,
  menu: { label: 'contact', icon: 'contact' },
});

/** How visitors and members reach the operator. */
export const contact: Feature = {
  id: 'contact',
  routes: [contactRoute(paths.contact, 'public'), contactRoute(paths.memberContact, 'member')],
};
