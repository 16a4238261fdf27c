import { useGetWalletQuery } from '@wallet/api-client';
import { useGetSpinActiveQuery } from '@wallet/api-client/spin-wheel';
import { Link, paths, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile, ActionTileGround } from '@wallet/ui-kit';
import { RefreshTile } from './RefreshTile.tsx';
import { useBalanceCheck } from './use-balance-check.ts';

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
      badge={wallet?.coin == null ? undefined : { text: String(wallet.coin), spoken: t('widgets.coins', { count: wallet.coin }) }}
      link={{ to: paths.spin, as: Link }}
    />
  );
}
