import { homeTiles, type HomeTile, withoutBreakMarks } from '@wallet/domain';
import { Link, paths, useApp, useAvailability, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile, Button, DepositIcon, WithdrawIcon } from '@wallet/ui-kit';
import { Fragment, type ReactElement } from 'react';
import { RefreshTile, SpinTile } from './figures/SpinTile.tsx';
import styles from './Widgets.module.scss';

const mainIcons = { deposit: DepositIcon, withdraw: WithdrawIcon };

/** The actions with the member's money, as one list. Features that this app lacks are hidden. */
export function Widgets() {
  const { t } = useText('home');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const { definition } = useApp();

  const mainAction = (id: keyof typeof mainIcons) => {
    const Icon = mainIcons[id];
    return (
      availability.modal(id) && (
        <li className={styles.main} data-ground="brand">
          <Button
            variant={id === 'deposit' ? 'primary' : 'secondary'}
            size="large"
            fullWidth
            onPointerDown={() => preload(id)}
            onFocus={() => preload(id)}
            onClick={() => open(id)}
          >
            <Icon aria-hidden="true" size={24} className={styles.icon} />
            <span>{t(`widgets.${id}`)}</span>
          </Button>
        </li>
      )
    );
  };
  const modalTile = (id: 'invite' | 'refund') =>
    availability.modal(id) && (
      <li>
        <ActionTile drawing={id} label={t(`widgets.${id}`)} onPressStart={() => preload(id)} onPress={() => open(id)} />
      </li>
    );

  const tiles: Readonly<Record<HomeTile, ReactElement | false>> = {
    spin: (
      <li className={styles.wheel}>
        {/* As high as the tile that the wheel may replace, so that nothing moves. */}
        <div className={styles.room} aria-hidden="true" inert>
          <RefreshTile />
        </div>
        <SpinTile />
      </li>
    ),
    invite: modalTile('invite'),
    bonus: availability.page(paths.bonus) && (
      <li>
        <ActionTile drawing="bonus" label={t('widgets.bonus')} link={{ to: paths.bonus, as: Link }} />
      </li>
    ),
    refund: modalTile('refund'),
  };

  const shown = [...new Set([...(definition.settings?.tiles ?? []), ...homeTiles])].filter((tile) => tiles[tile]);

  return (
    // Styles that remove the box of a list would remove its role too.
    <ul className={styles.widgets} role="list" data-tiles={shown.length} aria-label={withoutBreakMarks(t('widgets.label'))}>
      {mainAction('deposit')}
      {mainAction('withdraw')}
      {shown.map((tile) => (
        <Fragment key={tile}>{tiles[tile]}</Fragment>
      ))}
    </ul>
  );
}
