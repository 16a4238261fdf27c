import { useGetWalletQuery } from '@wallet/api-client';
import { useGetSpinActiveQuery } from '@wallet/api-client/spin-wheel';
import { Link, paths, useAvailability } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionTile } from '@wallet/ui-kit';
import { RefreshTile } from './RefreshTile.tsx';
import { useBalanceCheck } from './use-balance-check.ts';

/** Links to the prize wheel and shows the member's coins. Refreshes all balances until the wheel is known to be active. */
export function SpinTile() {
  const { t } = useText('home');
  const { data: wallet } = useGetWalletQuery();
  const hasWheel = useAvailability().page(paths.spin);
  const { data: isActive } = useGetSpinActiveQuery(undefined, { skip: !hasWheel });
  const { isRunning, checkBalance } = useBalanceCheck();
  if (!isActive || !wallet) return <RefreshTile isBusy={isRunning} onPress={() => void checkBalance()} />;
  return (
    <ActionTile
      drawing="spin"
      label={t('widgets.spin')}
      badge={wallet.coin === null ? undefined : { text: String(wallet.coin), spoken: t('widgets.coins', { count: wallet.coin }) }}
      link={{ to: paths.spin, as: Link }}
    />
  );
}
