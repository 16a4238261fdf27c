import { withoutBreakMarks } from '@wallet/domain';
import { Link, paths, useIsSettled, useModal, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './Widgets.module.scss';

/** As high as a note, so that nothing moves when there is one. */
export const emptyNote = '\u00a0';

interface WidgetsProps {
  /** Coins for the prize wheel: undefined until loaded, null when not known. */
  readonly coins: number | null | undefined;
  readonly isChecking: boolean;
  /** Checks all balances. */
  readonly onRefresh: () => void;
}

// By itself: Vite would take handlers that follow at once into what it wraps, and missing styles past them.
const fetchSpinTile = () => import('./SpinTile.tsx');

/** The wheel's tile is loaded only if there is a wheel. If its code cannot be loaded, the fallback stays. */
const SpinTile = lazy(() =>
  fetchSpinTile().then(
    ({ SpinTile: Tile }) => ({ default: Tile }),
    () => ({ default: ({ fallback }: { readonly fallback: ReactNode }) => fallback }),
  ),
);

/** The actions with the member's money. Features that this app lacks are hidden. */
export function Widgets({ coins, isChecking, onRefresh }: WidgetsProps) {
  const { t } = useText('home');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const isSettled = useIsSettled();

  const modalTile = (id: 'deposit' | 'withdraw' | 'invite' | 'refund') =>
    availability.modal(id) && (
      <li>
        <ActionTile icon={id} label={t(`widgets.${id}`)} onPressStart={() => preload(id)} onPress={() => open(id)} />
      </li>
    );
  const hasWheel = availability.page(paths.spin);
  // With room for the coins of the wheel, which may take its place.
  const note = hasWheel ? emptyNote : undefined;
  const refresh = <ActionTile icon="refresh" label={t('widgets.refreshAll')} note={note} isBusy={isChecking} onPress={onRefresh} />;

  return (
    <ul className={styles.widgets} aria-label={withoutBreakMarks(t('widgets.label'))}>
      {modalTile('deposit')}
      {modalTile('withdraw')}
      <li className={styles.wheel}>
        {hasWheel && (
          // As high as the tile that the wheel may replace, so that nothing moves.
          <div className={styles.room} aria-hidden="true" inert>
            {refresh}
          </div>
        )}
        {isSettled && hasWheel ? (
          <Suspense fallback={refresh}>
            <SpinTile coins={coins} fallback={refresh} />
          </Suspense>
        ) : (
          refresh
        )}
      </li>
      {modalTile('invite')}
      {availability.page(paths.bonus) && (
        <li>
          <ActionTile icon="bonus" label={t('widgets.bonus')} link={{ to: paths.bonus, as: Link }} />
        </li>
      )}
      {modalTile('refund')}
    </ul>
  );
}
