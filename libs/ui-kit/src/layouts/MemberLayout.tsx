import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ConditionsIcon, HomeIcon, LogOutIcon, ProfileIcon, StatementIcon } from '../icons/icons.ts';
import styles from './Layout.module.scss';
import { contentId, isCurrent, type LayoutLink, type LayoutTarget, publicMenuIcons, SkipLink } from './layout-parts.tsx';

interface MemberLayoutProps {
  readonly brand: ReactNode;
  readonly controls: ReactNode;
  /** A message above the content, across the whole page. */
  readonly banner: ReactNode;
  readonly skipLabel: string;
  readonly menuLabel: string;
  readonly logoutLabel: string;
  readonly onLogout: () => void;
  /** Form of the logout button: a tap before the script has loaded is a submit that can be taken over. */
  readonly logoutForm?: Ref<HTMLFormElement>;
  readonly linkAs: LayoutLink;
  /** Path of the current page. */
  readonly current: string;
  /** The large button in the middle. */
  readonly home: { readonly to: LayoutTarget; readonly label: string };
  /** The items next to it, half on each side. */
  readonly items: readonly { readonly to: LayoutTarget; readonly label: string; readonly icon: MenuIcon }[];
  readonly children: ReactNode;
}

/** The layout of member pages. */
export function MemberLayout(props: MemberLayoutProps) {
  const {
    brand,
    controls,
    banner,
    skipLabel,
    menuLabel,
    logoutLabel,
    onLogout,
    logoutForm,
    linkAs: Link,
    current,
    home,
    items,
    children,
  } = props;
  const renderLinks = (part: MemberLayoutProps['items']) =>
    part.map(({ to, label, icon }) => {
      const Icon = memberMenuIcons[icon];
      return (
        <Link key={label} to={to} className={styles.item ?? ''} aria-current={isCurrent(to, current) ? 'page' : undefined}>
          <Icon aria-hidden="true" size={22} />
          <span className={styles.word}>{label}</span>
        </Link>
      );
    });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLogout();
  };
  const middle = Math.floor(items.length / 2);
  return (
    <div className={styles.frame}>
      <SkipLink label={skipLabel} />
      <header className={styles.top} data-ground="brand">
        <div className={styles.row}>
          {brand}
          <div className={styles.controls}>
            {controls}
            <form ref={logoutForm} method="post" onSubmit={onSubmit}>
              <IconButton type="submit" label={logoutLabel}>
                <LogOutIcon aria-hidden="true" size={22} />
              </IconButton>
            </form>
          </div>
        </div>
        {banner}
      </header>
      <main id={contentId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bottom} aria-label={withoutBreakMarks(menuLabel)}>
        <div className={styles.items}>
          {renderLinks(items.slice(0, middle))}
          <Link to={home.to} className={styles.home ?? ''} aria-current={isCurrent(home.to, current) ? 'page' : undefined}>
            <span className={styles.round}>
              <HomeIcon aria-hidden="true" size={28} />
            </span>
            <span className={styles.word}>{home.label}</span>
          </Link>
          {renderLinks(items.slice(middle))}
        </div>
      </nav>
    </div>
  );
}

/** Icons of the members' menu. Pages for visitors do not load them. */
const memberMenuIcons = {
  ...publicMenuIcons,
  profile: ProfileIcon,
  conditions: ConditionsIcon,
  statement: StatementIcon,
};

export type MenuIcon = keyof typeof memberMenuIcons;
