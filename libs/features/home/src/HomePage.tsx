import { ClientOnly, LoadingNote } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Avatar } from '@wallet/ui-kit';
import { BalanceCard } from './BalanceCard.tsx';
import { GamesLoading } from './components/GamesLoading.tsx';
import { GreetingLine } from './components/GreetingLine.tsx';
import { InviteBonusLoading } from './components/InviteBonusLoading.tsx';
import { Widgets } from './components/Widgets.tsx';
import { lazyFigures } from './lazy-figures.ts';
import styles from './HomePage.module.scss';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

/** The total, where the money is, and what the member can do with it. */
export function HomePage() {
  const { t } = useText('home');
  const { isHidden, toggle } = useHiddenAmounts();
  const hiddenLabel = isHidden ? t('privacy.hidden') : undefined;

  return (
    <div className={styles.page}>
      <ClientOnly fallback={<GreetingLine avatar={<Avatar name="" />} text={t('heading')} />}>
        <lazyFigures.greeting.Component />
      </ClientOnly>
      <div className={styles.top}>
        <BalanceCard hiddenLabel={hiddenLabel} onToggleHidden={toggle} />
        <div className={styles.column}>
          <ClientOnly
            fallback={
              <div aria-busy="true">
                <InviteBonusLoading />
                <LoadingNote />
              </div>
            }
          >
            <lazyFigures.inviteBonus.Component hiddenLabel={hiddenLabel} />
          </ClientOnly>
          <ClientOnly fallback={null}>
            <lazyFigures.moneyTracker.Component />
          </ClientOnly>
          <Widgets />
        </div>
      </div>
      <ClientOnly fallback={<GamesLoading />}>
        <lazyFigures.gameAccounts.Component hiddenLabel={hiddenLabel} />
      </ClientOnly>
    </div>
  );
}
