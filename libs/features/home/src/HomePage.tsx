import { useGetWalletQuery, useIsOutOfDate } from '@wallet/api-client';
import { QueryFallback } from '@wallet/app-shell';
import { totalBalance } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyTracker } from '@wallet/money';
import { Avatar } from '@wallet/ui-kit';
import { BalanceCard } from './components/BalanceCard.tsx';
import { GameAccounts } from './components/GameAccounts.tsx';
import { InviteBonus, InviteBonusLoading } from './components/InviteBonus.tsx';
import { Widgets } from './components/Widgets.tsx';
import styles from './HomePage.module.scss';
import { useBalanceRefresh } from './use-balance-refresh.ts';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

/**
 * Shows the total first, then where the money is and what the member can do with it. No `<QueryView>`: the page is drawn before the wallet
 * is there, so that nothing moves when it arrives.
 */
export function HomePage() {
  const { t } = useText('home');
  const { t: money } = useText('money');
  const query = useGetWalletQuery();
  const { data: wallet, error: readError, isFetching, fulfilledTimeStamp } = query;
  const { state, checkBalance, lastSync } = useBalanceRefresh();
  const { isHidden, toggle } = useHiddenAmounts();
  const hiddenLabel = isHidden ? money('privacy.hidden') : undefined;

  const actionError = state.phase === 'refused' || state.phase === 'unknown' ? state.error : undefined;
  const isChecking = state.phase === 'running';
  const isOutOfDate = useIsOutOfDate(fulfilledTimeStamp);
  const failure = isFetching || isChecking ? undefined : (readError ?? actionError);

  return (
    <div className={styles['page']}>
      <div className={styles['greeting']}>
        {(wallet ? wallet.name !== '' : !readError) && <Avatar name={wallet?.name ?? ''} />}
        <h1 className={styles['name']}>{wallet?.name ? t('greeting', { name: wallet.name }) : t('heading')}</h1>
      </div>
      {!wallet && readError ? (
        <div className={styles['whole']}>
          <QueryFallback query={query} failedTitle={t('failed')} />
        </div>
      ) : (
        <>
          <div className={styles['top']}>
            <BalanceCard
              total={wallet ? totalBalance(wallet) : null}
              walletBalance={wallet?.balance ?? null}
              isLoading={!wallet}
              isChecking={isChecking}
              failure={failure}
              isOutOfDate={isOutOfDate}
              lastSync={lastSync}
              hiddenLabel={hiddenLabel}
              onToggleHidden={toggle}
              onCheck={() => void checkBalance()}
            />
            <div className={styles['column']}>
              {!wallet && <InviteBonusLoading />}
              {wallet?.invite && (
                <InviteBonus amount={wallet.invite.amount} isStale={failure !== undefined || isOutOfDate} hiddenLabel={hiddenLabel} />
              )}
              <MoneyTracker />
              <Widgets coins={wallet?.coin ?? null} isChecking={isChecking} onRefresh={() => void checkBalance()} />
            </div>
          </div>
          <GameAccounts accounts={wallet?.gameAccounts ?? null} isStale={failure !== undefined || isOutOfDate} hiddenLabel={hiddenLabel} />
        </>
      )}
    </div>
  );
}
