import { useCarouselLabels } from '@wallet/app-shell';
import { Carousel } from '@wallet/ui-kit/carousel';
import { GameAccountCard } from './GameAccountCard.tsx';
import type { GameRowProps } from './GameAccounts.tsx';

/** The game accounts of one category in a carousel. */
export function GameCarousel({ title, accounts, isStale, hiddenLabel }: GameRowProps) {
  const labels = useCarouselLabels();
  return (
    <Carousel
      title={title}
      variant="cards"
      labels={labels}
      slides={accounts.map((account) => ({
        id: account.code,
        content: <GameAccountCard account={account} isStale={isStale} hiddenLabel={hiddenLabel} />,
      }))}
    />
  );
}
