import { withoutBreakMarks } from '@wallet/domain';
import type { ComponentType, ReactNode } from 'react';
import { ContactIcon, HomeIcon, HowtoIcon, RegisterIcon } from '../icons/icons.ts';
import styles from './Layout.module.scss';

/** The target of a link: a path, or a change of the current URL. */
export type LayoutTarget = string | { readonly search: string };

/** The link component of the router, passed in because the kit does not depend on a router. */
export type LayoutLink = ComponentType<{
  readonly to: LayoutTarget;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}>;

/** Icons of the visitors' menu. */
export const publicMenuIcons = {
  home: HomeIcon,
  register: RegisterIcon,
  howto: HowtoIcon,
  contact: ContactIcon,
};

export type PublicMenuIcon = keyof typeof publicMenuIcons;

export interface LayoutProps {
  readonly brand: ReactNode;
  readonly controls: ReactNode;
  /** A message above the content, across the whole page. */
  readonly banner: ReactNode;
  readonly skipLabel: string;
  readonly menuLabel: string;
  readonly children: ReactNode;
}

/** The frame of a page: a bar at the top and a menu at the bottom. The first link skips the bar, and is visible while it has focus. */
export function Frame({ brand, controls, banner, skipLabel, menuLabel, menu, children }: LayoutProps & { readonly menu: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {skipLabel}
      </a>
      <header className={styles.top} data-ground="brand">
        <div className={styles.row}>
          {brand}
          <div className={styles.controls}>{controls}</div>
        </div>
        {banner}
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bottom} aria-label={withoutBreakMarks(menuLabel)}>
        <div className={styles.items}>{menu}</div>
      </nav>
    </div>
  );
}

interface MenuItemProps {
  readonly linkAs: LayoutLink;
  readonly to: LayoutTarget;
  readonly label: string;
  readonly icon: typeof HomeIcon;
  /** Path of the current page. */
  readonly current: string;
}

/** A link of the menu. */
export function MenuItem({ linkAs: Link, to, label, icon: Icon, current }: MenuItemProps) {
  return (
    <Link to={to} className={styles.item ?? ''} aria-current={to === current ? 'page' : undefined}>
      <Icon aria-hidden="true" size={22} />
      <span className={styles.word}>{label}</span>
    </Link>
  );
}
