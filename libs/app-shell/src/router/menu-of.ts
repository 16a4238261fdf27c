import type { LayoutTarget, PublicMenuIcon } from '@wallet/ui-kit';
import { modalParameter } from './paths.ts';
import type { MenuItem, WalletAppDefinition } from './definition.ts';

/** The menu for visitors, in the order of the app's features. */
export const publicMenuOf = ({ features }: WalletAppDefinition): readonly (MenuItem<PublicMenuIcon> & { readonly to: string })[] =>
  features.flatMap(({ routes }) =>
    routes.flatMap((route) => (route.access === 'public' && route.menu ? { ...route.menu, to: route.path } : [])),
  );

/** The menu for members, in the order of the app's features. */
export const memberMenuOf = ({ features }: WalletAppDefinition): readonly (MenuItem & { readonly to: LayoutTarget })[] =>
  features.flatMap(({ routes, modals = [] }) => [
    ...routes.flatMap((route) => (route.access === 'member' && route.menu ? { ...route.menu, to: route.path } : [])),
    ...modals.flatMap(({ menu, id }) => (menu ? { ...menu, to: { search: `?${modalParameter}=${id}` } } : [])),
  ]);
