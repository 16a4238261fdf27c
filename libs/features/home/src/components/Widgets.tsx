import { withoutBreakMarks } from '@wallet/domain';
import { ClientOnly, Link, paths, useModal, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';
import { lazyFigures } from '../lazy-figures.ts';
import { RefreshTile } from './RefreshTile.tsx';
import styles from './Widgets.module.scss';

/** The actions with the member's money. Features that this app lacks are hidden. */
export function Widgets() {
  const { t } = useText('home');
  const { open, preload } = useModal();
  const availability = useAvailability();

  const modalTile = (id: 'deposit' | 'withdraw' | 'invite' | 'refund') =>
    availability.modal(id) && (
      <li>
        <ActionTile icon={id} label={t(`widgets.${id}`)} onPressStart={() => preload(id)} onPress={() => open(id)} />
      </li>
    );

  return (
    <ul className={styles.widgets} aria-label={withoutBreakMarks(t('widgets.label'))}>
      {modalTile('deposit')}
      {modalTile('withdraw')}
      <li className={styles.wheel}>
        {/* As high as the tile that the wheel may replace, so that nothing moves. */}
        <div className={styles.room} aria-hidden="true" inert>
          <RefreshTile />
        </div>
        <ClientOnly
          fallback={
            <div inert>
              <RefreshTile />
            </div>
          }
        >
          <lazyFigures.spinTile.Component />
        </ClientOnly>
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
