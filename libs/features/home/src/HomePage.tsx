import { lazyWithPreload, useIsHydrated } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Avatar } from '@wallet/ui-kit';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { BalanceCard } from './BalanceCard.tsx';
import { GamesLoading } from './components/GamesLoading.tsx';
import { InviteBonusLoading } from './components/InviteBonusLoading.tsx';
import { Widgets } from './components/Widgets.tsx';
import type { Figures } from './figures/HomeFigures.tsx';
import styles from './HomePage.module.scss';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

const homeFigures = lazyWithPreload(async () => (await import('./figures/HomeFigures.tsx')).HomeFigures);

/** Loads what reads the figures. */
export const preloadFigures = homeFigures.preload;

/**
 * Shows the total first, then where the money is and what the member can do with it. No `<QueryView>`: what reads the figures is loaded after
 * the page, which works without them: the total is in the prerendered page already.
 */
export function HomePage() {
  const { t } = useText('home');
  const isHydrated = useIsHydrated();
  const { isHidden, toggle } = useHiddenAmounts();
  const [figures, setFigures] = useState<Figures | null>(null);
  const wallet = figures?.wallet;
  const hiddenLabel = isHidden ? t('privacy.hidden') : undefined;
  const hasFailed = figures !== null && !wallet && figures.query.error !== undefined;

  return (
    <div className={styles.page}>
      {isHydrated && (
        <Suspense fallback={null}>
          <homeFigures.Component onChange={setFigures} />
        </Suspense>
      )}
      <div className={styles.greeting}>
        {(wallet ? wallet.name !== '' : !hasFailed) && <Avatar name={wallet?.name ?? ''} />}
        <h1 className={styles.name}>{wallet?.name ? t('greeting', { name: wallet.name }) : t('heading')}</h1>
      </div>
      {hasFailed ? (
        <div className={styles.whole}>
          <figures.parts.QueryFallback query={figures.query} failedTitle={t('failed')} />
        </div>
      ) : (
        <>
          <div className={styles.top}>
            <BalanceCard figures={figures} hiddenLabel={hiddenLabel} onToggleHidden={toggle} />
            <div className={styles.column}>
              <AfterTotal figures={figures}>
                {(shown) => (
                  <>
                    {!shown?.wallet && <InviteBonusLoading />}
                    {shown?.wallet?.invite && (
                      <shown.parts.InviteBonus amount={shown.wallet.invite.amount} isStale={shown.isStale} hiddenLabel={hiddenLabel} />
                    )}
                    {shown && <shown.parts.MoneyTracker />}
                  </>
                )}
              </AfterTotal>
              <Widgets coins={wallet?.coin} isChecking={figures?.isChecking ?? false} onRefresh={() => void figures?.checkBalance()} />
            </div>
          </div>
          <AfterTotal figures={figures}>
            {(shown) =>
              shown?.wallet ? (
                <shown.parts.GameAccounts accounts={shown.wallet.gameAccounts} isStale={shown.isStale} hiddenLabel={hiddenLabel} />
              ) : (
                <GamesLoading />
              )
            }
          </AfterTotal>
        </>
      )}
    </div>
  );
}

interface AfterTotalProps {
  readonly figures: Figures | null;
  readonly children: (figures: Figures | null) => ReactNode;
}

/** Renders its part of the figures right after the total, which does not wait for it. */
function AfterTotal({ figures, children }: AfterTotalProps) {
  return children(useDeferredValue(figures));
}
