import { ClientOnly, LoadingNote } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { GamesLoading } from './components/GamesLoading.tsx';
import { InviteBonusLoading } from './components/InviteBonusLoading.tsx';
import { lazyFigures } from './lazy-figures.ts';
import styles from './HomePage.module.scss';
import { MoneyCard } from './MoneyCard.tsx';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

/** The member's money, what is happening with it, and the game accounts. */
export function HomePage() {
  const { t } = useText('home');
  const { isHidden, toggle } = useHiddenAmounts();
  const hiddenLabel = isHidden ? t('privacy.hidden') : undefined;

  return (
    <div className={styles.page}>
      <MoneyCard hiddenLabel={hiddenLabel} onToggleHidden={toggle} />
      <div className={styles.aside}>
        <ClientOnly fallback={null}>
          <lazyFigures.moneyTracker.Component />
        </ClientOnly>
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
      </div>
      <div className={styles.games}>
        <ClientOnly fallback={<GamesLoading />}>
          <lazyFigures.gameAccounts.Component hiddenLabel={hiddenLabel} />
        </ClientOnly>
      </div>
    </div>
  );
}
