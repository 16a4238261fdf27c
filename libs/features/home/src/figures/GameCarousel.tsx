import { useCarouselLabels } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { Carousel } from '@wallet/ui-kit/carousel';
import { GameAccountCard } from './GameAccountCard.tsx';
import type { GameRowProps } from './GameAccounts.tsx';

/** The game accounts of one category in a carousel. */
export function GameCarousel({ category, sum, accounts, isStale }: GameRowProps) {
  const { t } = useText('home');
  const labels = useCarouselLabels();
  return (
    <Carousel
      title={t(`categories.${category}`)}
      detail={<MoneyText amount={sum} size="body" isStale={isStale} />}
      drawing={category}
      variant="cards"
      labels={labels}
      slides={accounts.map((account) => ({
        id: account.code,
        content: <GameAccountCard account={account} isStale={isStale} />,
      }))}
    />
  );
}
