import { lazyOr, useFavouriteGames } from '@wallet/app-shell';
import {
  favouritesFirst,
  gameAccountsBalance,
  gameCategories,
  withoutBreakMarks,
  type GameAccount,
  type GameCategory,
  type Money,
} from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { EmptyState, PicturesOnRequest, Skeleton } from '@wallet/ui-kit';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { GameAccountCard, type CardSurroundings } from './GameAccountCard.tsx';
import { useFigures } from './use-figures.ts';
import styles from './GameAccounts.module.scss';

export interface GameRowProps extends CardSurroundings {
  readonly category: GameCategory;
  /** What is in them. Null when it is not known. */
  readonly sum: Money | null;
  readonly accounts: readonly GameAccount[];
}

const fetchCarousel = () => import('./GameCarousel.tsx');

/** The carousel's engine is loaded separately, so that the balance does not wait for it. */
const GameCarousel = lazyOr(fetchCarousel, 'GameCarousel', PlainRow);

/** The game accounts by category. */
export function GameAccounts() {
  const { t } = useText('home');
  const { query, isStale } = useFigures();
  // The total does not wait for so many cards.
  const wallet = useDeferredValue(query.data, undefined);
  useEffect(() => {
    // While the wallet is loading. After a failure, rendering tries again.
    fetchCarousel().catch(() => undefined);
  }, []);

  const { favourites, toggleFavourite } = useFavouriteGames();
  // A new favourite moves its card only at the next visit, so that nothing moves under a finger.
  const [first, setFirst] = useState<readonly string[]>();
  if (favourites && !first) setFirst(favourites);

  if (!wallet) return query.error ? null : <GamesLoading />;
  if (!favourites || !first) return <GamesLoading />;
  const accounts = favouritesFirst(wallet.gameAccounts, first);
  if (accounts.length === 0) return <EmptyState title={t('noAccounts')} />;
  return (
    <Suspense fallback={<GamesLoading />}>
      <PicturesOnRequest sources={accounts.flatMap(({ logo, background }) => [logo, background])}>
        <div className={styles.categories}>
          {gameCategories.map((category) => {
            const accountsOfCategory = accounts.filter((account) => account.category === category);
            if (accountsOfCategory.length === 0) return null;
            return (
              <GameCarousel
                key={category}
                category={category}
                sum={gameAccountsBalance(wallet, category)}
                accounts={accountsOfCategory}
                isStale={isStale}
                favourites={favourites}
                onFavourite={toggleFavourite}
              />
            );
          })}
        </div>
      </PicturesOnRequest>
    </Suspense>
  );
}

/** The fallback when the carousel's code cannot be loaded: the same cards in a scrollable row. */
function PlainRow({ category, accounts, ...surroundings }: GameRowProps) {
  const { t } = useText('home');
  const title = t(`categories.${category}`);
  return (
    <section className={styles.category} aria-label={withoutBreakMarks(title)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <ul className={styles.cards} tabIndex={0} aria-label={withoutBreakMarks(title)}>
        {accounts.map((account) => (
          <li key={account.code}>
            <GameAccountCard account={account} {...surroundings} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many as there are categories. */
const rows = [1, 2, 3];

/** Keeps the room of the game accounts while they are loading. */
function GamesLoading() {
  return (
    <div className={styles.categories} aria-hidden="true">
      {rows.map((row) => (
        <section key={row} className={styles.category}>
          <div className={styles.head}>
            <Skeleton shape="title" />
          </div>
          <div className={styles.cards}>
            <div className={styles.ghost} />
            <div className={styles.ghost} />
            <div className={styles.ghost} />
          </div>
        </section>
      ))}
    </div>
  );
}
