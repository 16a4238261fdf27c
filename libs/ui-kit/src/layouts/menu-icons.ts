import { ConditionsIcon, ContactIcon, HomeIcon, HowtoIcon, ProfileIcon, RegisterIcon, StatementIcon } from '../icons/icons.ts';

/** Icons of the menus. */
export const menuIcons = {
  home: HomeIcon,
  register: RegisterIcon,
  howto: HowtoIcon,
  contact: ContactIcon,
  profile: ProfileIcon,
  conditions: ConditionsIcon,
  statement: StatementIcon,
};

export type MenuIcon = keyof typeof menuIcons;
