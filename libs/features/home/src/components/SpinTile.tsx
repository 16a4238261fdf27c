import { useGetSpinActiveQuery } from '@wallet/api-client/spin-wheel';
import { Link, paths, SessionStoreProvider } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { emptyNote } from './Widgets.tsx';

interface SpinTileProps {
  /** undefined until loaded, null when not known. */
  readonly coins: number | null | undefined;
  /** Shown instead until the wheel is known to be active, and the coins have loaded: they would move the note. */
  readonly fallback: ReactNode;
}

/** Links to the prize wheel and shows the member's coins. */
export function SpinTile(props: SpinTileProps): ReactNode {
  return (
    <SessionStoreProvider>
      <Tile {...props} />
    </SessionStoreProvider>
  );
}

function Tile({ coins, fallback }: SpinTileProps) {
  const { t } = useText('home');
  const { data: isActive } = useGetSpinActiveQuery();
  if (!isActive || coins === undefined) return fallback;
  return (
    <ActionTile
      icon="spin"
      label={t('widgets.spin')}
      note={coins === null ? emptyNote : t('widgets.coins', { count: coins })}
      link={{ to: paths.spin, as: Link }}
    />
  );
}
