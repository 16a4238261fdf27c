import { useGetWalletQuery } from '@wallet/api-client';
import { useGetSpinActiveQuery } from '@wallet/api-client/spin-wheel';
import { Link, paths, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile, ActionTileGround } from '@wallet/ui-kit';
import { useBalanceCheck } from './use-figures.ts';

/** Links to the prize wheel and shows the member's coins. Without a wheel it refreshes all balances. Nothing can be pressed until that is known. */
export function SpinTile() {
  const { t } = useText('home');
  const { data: wallet } = useGetWalletQuery();
  const hasWheel = useAvailability().page(paths.spin);
  const { data: isActive = hasWheel ? undefined : false } = useGetSpinActiveQuery(undefined, { skip: !hasWheel });
  const { isRunning, checkBalance } = useBalanceCheck();
  if (isActive === undefined) return <ActionTileGround />;
  if (!isActive) return <RefreshTile isBusy={isRunning} onPress={() => void checkBalance()} />;
  return (
    <ActionTile
      drawing="spin"
      label={t('widgets.spin')}
      badge={!wallet?.coin ? undefined : { text: String(wallet.coin), spoken: t('widgets.coins', { count: wallet.coin }) }}
      link={{ to: paths.spin, as: Link }}
    />
  );
}

interface RefreshTileProps {
  readonly isBusy?: boolean;
  readonly onPress?: () => void;
}

/** Checks all balances. It is in the place of the wheel while there is none. */
export function RefreshTile(props: RefreshTileProps) {
  const { t } = useText('home');
  return <ActionTile drawing="refresh" label={t('widgets.refreshAll')} {...props} />;
}
