import { useText } from '@wallet/i18n';
import { MoneyTracker } from '@wallet/money';
import { GameAccounts } from './figures/GameAccounts.tsx';
import { InviteBonus } from './figures/InviteBonus.tsx';
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
        <MoneyTracker />
        <InviteBonus hiddenLabel={hiddenLabel} />
      </div>
      <div className={styles.games}>
        <GameAccounts hiddenLabel={hiddenLabel} />
      </div>
    </div>
  );
}
