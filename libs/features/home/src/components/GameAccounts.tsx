import { formatAmount, gameCategories, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { AmountText, EmptyState, GameCard, Skeleton } from '@wallet/ui-kit';
import styles from './GameAccounts.module.scss';

/** The game accounts by category. null: not known yet. */
export function GameAccounts({ accounts }: { readonly accounts: readonly GameAccount[] | null }) {
  const { t } = useText('home');
  if (!accounts) {
    return (
      <div className={styles['categories']} aria-hidden="true">
        {gameCategories.slice(0, 3).map((category) => (
          <section key={category}>
            <Skeleton shape="title" />
            <div className={styles['cards']}>
              <Skeleton shape="card" />
              <Skeleton shape="card" />
            </div>
          </section>
        ))}
      </div>
    );
  }
  if (accounts.length === 0) return <EmptyState title={t('noAccounts')} />;
  return (
    <div className={styles['categories']}>
      {gameCategories.map((category) => {
        const members = accounts.filter((account) => account.category === category);
        if (members.length === 0) return null;
        return (
          <section key={category} aria-labelledby={`games-${category}`}>
            <h2 id={`games-${category}`}>{t(`categories.${category}`)}</h2>
            {/* In the tab order: the arrow keys scroll it. */}
            <ul className={styles['cards']} tabIndex={0} aria-labelledby={`games-${category}`}>
              {members.map((account) => (
                <li key={account.code}>
                  <AccountCard account={account} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function AccountCard({ account }: { readonly account: GameAccount }) {
  const { t } = useText('home');
  const { currency } = useFormat();
  const unit = account.balance ? currency(account.balance.currency) : '';
  return (
    <GameCard name={account.name} category={account.category} logo={account.logo} background={account.background}>
      {account.isActive ? (
        <AmountText figures={formatAmount(account.balance)} currency={unit} size="body" unknownLabel={t('unknown')} />
      ) : (
        t('notOpened')
      )}
    </GameCard>
  );
}
