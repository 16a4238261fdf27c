import { Drawing, type DrawingName } from '../drawings/Drawing.tsx';
import type { LayoutLink } from '../layouts/layout-parts.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './ActionTile.module.scss';

interface ActionTileProps {
  readonly drawing: DrawingName;
  readonly label: string;
  /** A number at the corner, and what screen readers say instead, such as "12 coins". */
  readonly badge?: { readonly text: string; readonly spoken: string } | undefined;
  /** Busy: ignores presses. */
  readonly isBusy?: boolean;
  /** Path, if it leads to a page. Rendered with the router's link component. */
  readonly link?: { readonly to: string; readonly as: LayoutLink };
  readonly onPress?: () => void;
  /** The member is about to press it: preload what it needs. */
  readonly onPressStart?: () => void;
}

/** The place of a tile whose action is not known. */
export const ActionTileGround = () => (
  <span className={styles.tile} aria-hidden="true" data-empty="true">
    <span className={styles.ground} />
  </span>
);

/** One of several actions, large enough for a thumb. Shown in a grid. */
export function ActionTile({ drawing, label, badge, isBusy = false, link, onPress, onPressStart }: ActionTileProps) {
  const inside = (
    <>
      <span className={styles.ground} data-busy={isBusy}>
        <Drawing name={drawing} />
        {badge && (
          <span className={styles.badge} aria-hidden="true">
            {badge.text}
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {badge && <VisuallyHidden>{badge.spoken}</VisuallyHidden>}
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
