import { useGetWalletQuery, type ApiError } from '@wallet/api-client';
import { totalBalance } from '@wallet/domain';
import { useApiErrorText } from '@wallet/features-core';
import { useText } from '@wallet/i18n';
import { ErrorState } from '@wallet/ui-kit';
import { useEffect } from 'react';
import { BalanceCard } from './components/BalanceCard.tsx';
import { GameAccounts } from './components/GameAccounts.tsx';
import styles from './HomePage.module.scss';
import { useBalanceRefresh } from './use-balance-refresh.ts';

/** One number first: what the member has, and where it lies. */
export function HomePage() {
  const { t } = useText('home');
  const errorText = useApiErrorText();
  const { data: wallet, error, isFetching, refetch } = useGetWalletQuery();
  const { state, checkBalance, lastSync } = useBalanceRefresh();

  useEffect(() => {
    void checkBalance();
  }, [checkBalance]);

  const readError = error as ApiError | undefined;
  const actionError = state.phase === 'refused' || state.phase === 'unknown' ? state.error : undefined;
  const failure = isFetching || state.phase === 'running' ? undefined : (readError ?? actionError);

  return (
    <div className={styles['page']}>
      <h1 className={styles['greeting']}>{wallet ? t('greeting', { name: wallet.name }) : t('heading')}</h1>
      {!wallet && readError ? (
        <ErrorState
          title={t('failed')}
          text={errorText(readError)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          retryingLabel={t('checking')}
        />
      ) : (
        <>
          <BalanceCard
            total={wallet ? totalBalance(wallet) : null}
            walletBalance={wallet?.balance ?? null}
            currency={wallet?.currency ?? null}
            isLoading={!wallet}
            isChecking={state.phase === 'running'}
            failure={failure && errorText(failure)}
            lastSync={lastSync}
            onCheck={() => void checkBalance()}
          />
          <GameAccounts accounts={wallet?.gameAccounts ?? null} />
        </>
      )}
    </div>
  );
}
