import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';

interface RefreshTileProps {
  readonly isBusy?: boolean;
  readonly onPress?: () => void;
}

/** Checks all balances. It is in the place of the wheel while there is none. */
export function RefreshTile(props: RefreshTileProps) {
  const { t } = useText('home');
  return <ActionTile drawing="refresh" label={t('widgets.refreshAll')} {...props} />;
}
