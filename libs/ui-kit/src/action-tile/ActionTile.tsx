import { BonusIcon, DepositIcon, InviteIcon, RefreshIcon, RefundIcon, SpinIcon, TransferIcon, WithdrawIcon } from '../icons/icons.ts';
import type { FrameLink } from '../layouts/layout-link.ts';
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
  /** A short second line, as how many coins there are. */
  readonly note?: string | undefined;
  /** Under way: takes no further press. */
  readonly isBusy?: boolean;
  /** Where it leads, where that is a page; the router's link is handed in. */
  readonly link?: { readonly to: string; readonly as: FrameLink };
  readonly onPress?: () => void;
  /** The member is about to press it: time to fetch what that needs. */
  readonly onAim?: () => void;
}

/** One of several things to do, large enough for a thumb. They stand in a grid. */
export function ActionTile({ icon, label, note, isBusy = false, link, onPress, onAim }: ActionTileProps) {
  const Icon = icons[icon];
  const inside = (
    <>
      <span className={styles['ground']} data-busy={isBusy}>
        <Icon aria-hidden="true" size={26} />
      </span>
      <span className={styles['label']}>{label}</span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </>
  );
  if (link) {
    return (
      <link.as to={link.to} className={styles['tile'] ?? ''}>
        {inside}
      </link.as>
    );
  }
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-disabled={isBusy || undefined}
      onPointerDown={onAim}
      onFocus={onAim}
      onClick={isBusy ? undefined : onPress}
    >
      {inside}
    </button>
  );
}
