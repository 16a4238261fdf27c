import { MoneyTracker } from '@wallet/money';
import { GameAccounts } from './figures/GameAccounts.tsx';
import { InviteBonus } from './figures/InviteBonus.tsx';
import styles from './HomePage.module.scss';
import { MoneyCard } from './MoneyCard.tsx';

/** The member's money, what is happening with it, and the game accounts. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <MoneyCard />
      <div className={styles.aside}>
        <MoneyTracker />
        <InviteBonus />
      </div>
      <div className={styles.games}>
        <GameAccounts />
      </div>
    </div>
  );
}
