import { ContactIcon, HomeIcon, HowtoIcon, RegisterIcon } from '../icons/icons.ts';

/** Icons of the visitors' menu. */
export const publicMenuIcons = {
  home: HomeIcon,
  register: RegisterIcon,
  howto: HowtoIcon,
  contact: ContactIcon,
};

export type PublicMenuIcon = keyof typeof publicMenuIcons;
