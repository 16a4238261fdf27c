import { BonusIcon, DepositIcon, InviteIcon, RefreshIcon, RefundIcon, SpinIcon, TransferIcon, WithdrawIcon } from '../icons/icons.ts';
import type { LayoutLink } from '../layouts/layout-link.ts';
import styles from './ActionTile.module.scss';

const icons = {
  deposit: DepositIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
  spin: SpinIcon,
  refresh: RefreshIcon,
  invite: InviteIcon,
  bonus: BonusIcon,
  refund: RefundIcon,
};

export type ActionTileIcon = keyof typeof icons;

interface ActionTileProps {
  readonly icon: ActionTileIcon;
  readonly label: string;
  /** A short second line, such as the number of coins. */
  readonly note?: string | undefined;
  /** Busy: ignores presses. */
  readonly isBusy?: boolean;
  /** Path, if it leads to a page. Rendered with the router's link component. */
  readonly link?: { readonly to: string; readonly as: LayoutLink };
  readonly onPress?: () => void;
  /** The member is about to press it: preload what it needs. */
  readonly onPressStart?: () => void;
}

/** One of several main actions, large enough for a thumb. Shown in a grid. */
export function ActionTile({ icon, label, note, isBusy = false, link, onPress, onPressStart }: ActionTileProps) {
  const Icon = icons[icon];
  const inside = (
    <>
      <span className={styles.ground} data-busy={isBusy}>
        <Icon aria-hidden="true" size={26} />
      </span>
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  if (link) {
    return (
      <link.as to={link.to} className={styles.tile ?? ''}>
        {inside}
      </link.as>
    );
  }
  return (
    <button
      type="button"
      className={styles.tile}
      aria-disabled={isBusy || undefined}
      onPointerDown={onPressStart}
      onFocus={onPressStart}
      onClick={isBusy ? undefined : onPress}
    >
      {inside}
    </button>
  );
}
