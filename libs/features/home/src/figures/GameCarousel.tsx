import { useCarouselLabels } from '@wallet/app-shell';
import { matchesGame } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { TextField } from '@wallet/ui-kit';
import { Carousel } from '@wallet/ui-kit/carousel';
import { useState } from 'react';
import { GameAccountCard } from './GameAccountCard.tsx';
import type { GameRowProps } from './GameAccounts.tsx';

/** Longer rows have a search. */
const mostWithoutSearch = 12;

/** The game accounts of one category in a carousel. */
export function GameCarousel({ category, sum, accounts, ...surroundings }: GameRowProps) {
  const { t } = useText('home');
  const labels = useCarouselLabels();
  const [typed, setTyped] = useState('');
  const found = accounts.filter(({ name }) => matchesGame(name, typed));
  return (
    <Carousel
      title={t(`categories.${category}`)}
      detail={<MoneyText amount={sum} size="body" isStale={surroundings.isStale} />}
      search={
        accounts.length > mostWithoutSearch && (
          <TextField
            type="search"
            name={`search-${category}`}
            label={t('search')}
            autoComplete="off"
            enterKeyHint="search"
            hint={typed === '' ? undefined : <span role="status">{t('found', { count: found.length })}</span>}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )
      }
      drawing={category}
      variant="cards"
      labels={labels}
      slides={found.map((account) => ({
        id: account.code,
        content: <GameAccountCard account={account} {...surroundings} />,
      }))}
    />
  );
}
