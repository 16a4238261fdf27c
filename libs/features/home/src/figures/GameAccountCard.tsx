import { useAvailability, useModal } from '@wallet/app-shell';
import { convertByRate, formatAmount, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, useHiddenAmounts } from '@wallet/money';
import { GameCard, keepExact } from '@wallet/ui-kit';
import styles from './GameAccountCard.module.scss';

export interface CardSurroundings {
  /** The balances are the last known ones. */
  readonly isStale: boolean;
  /** The codes of the favourites. */
  readonly favourites: readonly string[];
  /** The game becomes a favourite, or is one no longer. */
  readonly onFavourite: (code: string) => void;
}

interface GameAccountCardProps extends CardSurroundings {
  readonly account: GameAccount;
}

/** One game account: its balance, or an invitation to open it. Clicking it opens its dialog. */
export function GameAccountCard({ account, isStale, favourites, onFavourite }: GameAccountCardProps) {
  const { t } = useText('home');
  const { open, preload } = useModal();
  const canOpen = useAvailability().modal('game');
  const { isHidden } = useHiddenAmounts();
  const { code, name, category, logo, background, isActive, balance, rate } = account;
  const inGame = isHidden ? null : convertByRate(balance, rate);
  return (
    // A finger may be about to swipe the row. If it taps, the card gets the focus.
    <div onPointerDown={({ pointerType }) => pointerType === 'mouse' && preload('game')} onFocus={() => preload('game')}>
      <GameCard
        name={name}
        code={code}
        category={category}
        logo={logo}
        background={background}
        isOpened={isActive}
        favourite={{
          label: t('favourite', { name }),
          isOn: favourites.includes(code),
          onToggle: () => onFavourite(code),
        }}
        invitation={isActive ? undefined : t('openAccount')}
        {...(canOpen && { onOpen: () => open('game', { account: code }) })}
      >
        {isActive ? (
          <span className={styles.state}>
            <MoneyText amount={balance} size="body" isStale={isStale} />
            {inGame && <span className={styles.detail}>{keepExact(t('gameBalance', { amount: formatAmount(inGame) }))}</span>}
          </span>
        ) : (
          <span className={styles.detail}>{t('notOpened')}</span>
        )}
      </GameCard>
    </div>
  );
}
