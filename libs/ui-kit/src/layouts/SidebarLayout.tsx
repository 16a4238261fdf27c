import type { ReactNode } from 'react';
import styles from './SidebarLayout.module.scss';

interface SidebarLayoutProps {
  /** The heading of the page, and what is set or owned there. */
  readonly sidebar: ReactNode;
  /** The list of the page. */
  readonly children: ReactNode;
}

/** A page with a sidebar that stays beside its content. On phones it is above the content. */
export function SidebarLayout({ sidebar, children }: SidebarLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sidebar}>{sidebar}</div>
      <div>{children}</div>
    </div>
  );
}
