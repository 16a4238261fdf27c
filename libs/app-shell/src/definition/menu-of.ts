import type { LayoutTarget } from '@wallet/ui-kit';
import { modalParameter } from '../addresses/paths.ts';
import type { Access, MenuItem, WalletAppDefinition } from './definition.ts';

interface MenuLink extends MenuItem {
  readonly to: LayoutTarget;
}

/** The menu for visitors or members, in the order of the app's features. */
export function menuOf({ features }: WalletAppDefinition, access: Access): readonly MenuLink[] {
  return features.flatMap(({ routes, modals = [] }) => [
    ...routes.flatMap(({ menu, path, access: routeAccess }) => (menu && routeAccess === access ? { ...menu, to: path } : [])),
    ...modals.flatMap(({ menu, id }) => (menu && access === 'member' ? { ...menu, to: { search: `?${modalParameter}=${id}` } } : [])),
  ]);
}
