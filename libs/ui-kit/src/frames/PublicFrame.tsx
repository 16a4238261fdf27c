import type { ReactNode } from 'react';
import styles from './Frame.module.scss';
import { isCurrent, type FrameLink, type FrameTarget } from './frame-link.ts';
import { menuIcons, type MenuIcon } from './menu-icons.ts';
import { contentId, SkipLink } from './SkipLink.tsx';

interface PublicFrameProps {
  readonly brand: ReactNode;
  readonly controls: ReactNode;
  /** A message across the whole page, above the content. */
  readonly banner: ReactNode;
  readonly skipLabel: string;
  readonly menuLabel: string;
  readonly linkAs: FrameLink;
  /** Path of the page that is shown. */
  readonly current: string;
  readonly items: readonly { readonly to: FrameTarget; readonly label: string; readonly icon: MenuIcon }[];
  readonly children: ReactNode;
}

/** The frame around pages for visitors. */
export function PublicFrame({ brand, controls, banner, skipLabel, menuLabel, linkAs: Link, current, items, children }: PublicFrameProps) {
  return (
    <div className={styles['frame']}>
      <SkipLink label={skipLabel} />
      <header className={styles['top']}>
        <div className={styles['row']}>
          {brand}
          <div className={styles['controls']}>{controls}</div>
        </div>
        {banner}
      </header>
      <main id={contentId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles['bottom']} aria-label={menuLabel}>
        <div className={styles['items']}>
          {items.map(({ to, label, icon }) => {
            const Icon = menuIcons[icon];
            return (
              <Link key={label} to={to} className={styles['item'] ?? ''} aria-current={isCurrent(to, current) ? 'page' : undefined}>
                <Icon aria-hidden="true" size={22} />
                <span className={styles['word']}>{label}</span>
              </Link>
            );
          })}
        </div>
      </nav>
    </div>
  );
}
