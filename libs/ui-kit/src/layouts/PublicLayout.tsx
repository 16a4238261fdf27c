import {
  Frame,
  MenuItem,
  publicMenuIcons,
  type LayoutLink,
  type LayoutProps,
  type LayoutTarget,
  type PublicMenuIcon,
} from './layout-parts.tsx';

interface PublicLayoutProps extends LayoutProps {
  readonly linkAs: LayoutLink;
  /** Path of the current page. */
  readonly current: string;
  readonly items: readonly { readonly to: LayoutTarget; readonly label: string; readonly icon: PublicMenuIcon }[];
}

/** The layout of visitors' pages. */
export function PublicLayout({ linkAs, current, items, ...frame }: PublicLayoutProps) {
  const menu = items.map(({ icon, ...item }) => (
    <MenuItem key={item.label} {...item} icon={publicMenuIcons[icon]} linkAs={linkAs} current={current} />
  ));
  return <Frame {...frame} menu={menu} />;
}
