import type { ReactNode } from 'react';
import { GameArt } from '../art/GameArt.tsx';
import { PlayIcon } from '../icons/icons.ts';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './GameCard.module.scss';

interface GameCardProps {
  readonly name: string;
  /** Selects the background if the operator sent no picture. */
  readonly category: 'slot' | 'sport' | 'lotto' | 'other';
  /** URLs from outside, or null. */
  readonly logo: string | null;
  readonly background: string | null;
  /** The account has been opened. */
  readonly isOpened?: boolean;
  /** Makes the whole card a button with the game's name. */
  readonly onOpen?: () => void;
  /** The balance of an open account, or the action that opens it. */
  readonly children: ReactNode;
}

/** A game account as a card of 300 by 211 pixels, smaller on narrow screens: its picture, and a panel below it. */
export function GameCard({ name, category, logo, background, isOpened = true, onOpen, children }: GameCardProps) {
  return (
    <article className={styles.card} data-opened={isOpened}>
      <div className={styles.picture} data-ground="brand">
        <GameArt category={category} />
        <SafeImage src={background} alt="" className={styles.background ?? ''} />
      </div>
      <div className={styles.panel}>
        <SafeImage src={logo} alt="" className={styles.logo ?? ''} />
        <div className={styles.words}>
          <h3 className={styles.name} translate="no">
            {onOpen ? (
              <button type="button" className={styles.open} onClick={onOpen}>
                {name}
              </button>
            ) : (
              name
            )}
          </h3>
          <div>{children}</div>
        </div>
        {onOpen && (
          <span className={styles.play} aria-hidden="true">
            <PlayIcon size={20} />
          </span>
        )}
      </div>
    </article>
  );
}
