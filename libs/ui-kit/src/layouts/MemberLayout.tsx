import type { Ref, SubmitEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ConditionsIcon, HomeIcon, LogOutIcon, ProfileIcon, StatementIcon } from '../icons/icons.ts';
import styles from './Layout.module.scss';
import { Frame, MenuItem, publicMenuIcons, type LayoutLink, type LayoutProps, type LayoutTarget } from './layout-parts.tsx';

/** Icons of the members' menu. Pages for visitors do not load them. */
const memberMenuIcons = {
  ...publicMenuIcons,
  profile: ProfileIcon,
  conditions: ConditionsIcon,
  statement: StatementIcon,
};

export type MenuIcon = keyof typeof memberMenuIcons;

interface MemberLayoutProps extends LayoutProps {
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
}

/** The layout of member pages. */
export function MemberLayout(props: MemberLayoutProps) {
  const { controls, logoutLabel, onLogout, logoutForm, linkAs: Link, current, home, items, ...frame } = props;
  const links = items.map(({ icon, ...item }) => (
    <MenuItem key={item.label} {...item} icon={memberMenuIcons[icon]} linkAs={Link} current={current} />
  ));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLogout();
  };
  const middle = Math.floor(items.length / 2);
  return (
    <Frame
      {...frame}
      controls={
        <>
          {controls}
          <form ref={logoutForm} method="post" onSubmit={onSubmit}>
            <IconButton type="submit" label={logoutLabel}>
              <LogOutIcon aria-hidden="true" size={22} />
            </IconButton>
          </form>
        </>
      }
      menu={
        <>
          {links.slice(0, middle)}
          <Link to={home.to} className={styles.home ?? ''} aria-current={home.to === current ? 'page' : undefined}>
            <span className={styles.round}>
              <HomeIcon aria-hidden="true" size={28} />
            </span>
            <span className={styles.word}>{home.label}</span>
          </Link>
          {links.slice(middle)}
        </>
      }
    />
  );
}
