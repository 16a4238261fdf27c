import { useGetSpinActiveQuery } from '@wallet/api-client/spin-wheel';
import { paths } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SpinTileProps {
  /** null while not known. */
  readonly coins: number | null;
  /** Stands in its place while the wheel is not known to be active. */
  readonly otherwise: ReactNode;
}

/** The way to the prize wheel, with the member's coins. */
export function SpinTile({ coins, otherwise }: SpinTileProps) {
  const { t } = useText('home');
  const { data: isActive } = useGetSpinActiveQuery();
  if (!isActive) return otherwise;
  return (
    <ActionTile
      icon="spin"
      label={t('widgets.spin')}
      note={coins === null ? undefined : t('widgets.coins', { count: coins })}
      link={{ to: paths.spin, as: Link }}
    />
  );
}
