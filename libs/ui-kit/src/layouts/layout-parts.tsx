import type { ComponentType, ReactNode } from 'react';
import styles from './Layout.module.scss';
import { ContactIcon, HomeIcon, HowtoIcon, RegisterIcon } from '../icons/icons.ts';

/** The target of a link: a path, or a change of the current URL. */
export type LayoutTarget = string | { readonly search: string };

/** The link component of the router, passed in because the kit does not depend on a router. */
export type LayoutLink = ComponentType<{
  readonly to: LayoutTarget;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}>;

/** Whether a link leads to the current page. */
export const isCurrent = (to: LayoutTarget, current: string): boolean => to === current;

export const contentId = 'content';

/** Skips the top bar. Visible while it has focus. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}

/** Icons of the visitors' menu. */
export const publicMenuIcons = {
  home: HomeIcon,
  register: RegisterIcon,
  howto: HowtoIcon,
  contact: ContactIcon,
};

export type PublicMenuIcon = keyof typeof publicMenuIcons;
