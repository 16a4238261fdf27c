import { ConditionsIcon, ProfileIcon, StatementIcon } from '../icons/icons.ts';
import { publicMenuIcons } from './menu-icons.ts';

/** Icons of the members' menu. Pages for visitors do not load them. */
export const memberMenuIcons = {
  ...publicMenuIcons,
  profile: ProfileIcon,
  conditions: ConditionsIcon,
  statement: StatementIcon,
};

export type MenuIcon = keyof typeof memberMenuIcons;
