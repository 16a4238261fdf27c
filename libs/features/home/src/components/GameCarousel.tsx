import { useText } from '@wallet/i18n';
import { Carousel } from '@wallet/ui-kit/carousel';
import { GameAccountCard } from './GameAccountCard.tsx';
import type { GameRowProps } from './GameAccounts.tsx';

/** The game accounts of one category, in a row to move along. */
export function GameCarousel({ title, accounts, hiddenLabel }: GameRowProps) {
  const { t } = useText('common');
  return (
    <Carousel
      title={title}
      kind="cards"
      words={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        position: (stop, stops) => t('carousel.position', { stop, stops }),
      }}
      slides={accounts.map((account) => ({
        id: account.code,
        content: <GameAccountCard account={account} hiddenLabel={hiddenLabel} />,
      }))}
    />
  );
}
