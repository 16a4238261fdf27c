import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode } from 'react';
import styles from './Layout.module.scss';
import {
  contentId,
  isCurrent,
  type LayoutLink,
  type LayoutTarget,
  type PublicMenuIcon,
  publicMenuIcons,
  SkipLink,
} from './layout-parts.tsx';

interface PublicLayoutProps {
  readonly brand: ReactNode;
  readonly controls: ReactNode;
  /** A message above the content, across the whole page. */
  readonly banner: ReactNode;
  readonly skipLabel: string;
  readonly menuLabel: string;
  readonly linkAs: LayoutLink;
  /** Path of the current page. */
  readonly current: string;
  readonly items: readonly { readonly to: LayoutTarget; readonly label: string; readonly icon: PublicMenuIcon }[];
  readonly children: ReactNode;
}

/** The layout of visitors' pages. */
export function PublicLayout({ brand, controls, banner, skipLabel, menuLabel, linkAs: Link, current, items, children }: PublicLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink label={skipLabel} />
      <header className={styles.top} data-ground="brand">
        <div className={styles.row}>
          {brand}
          <div className={styles.controls}>{controls}</div>
        </div>
        {banner}
      </header>
      <main id={contentId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bottom} aria-label={withoutBreakMarks(menuLabel)}>
        <div className={styles.items}>
          {items.map(({ to, label, icon }) => {
            const Icon = publicMenuIcons[icon];
            return (
              <Link key={label} to={to} className={styles.item ?? ''} aria-current={isCurrent(to, current) ? 'page' : undefined}>
                <Icon aria-hidden="true" size={22} />
                <span className={styles.word}>{label}</span>
              </Link>
            );
          })}
        </div>
      </nav>
    </div>
  );
}
