import type { ReactNode } from 'react';
import { GameArt } from '../art/GameArt.tsx';
import { initialOf } from '../avatar/initial-of.ts';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './GameCard.module.scss';

interface GameCardProps {
  readonly name: string;
  /** Selects the background if the operator sent no picture. */
  readonly category: 'slot' | 'sport' | 'lotto' | 'other';
  /** URLs from outside, or null. */
  readonly logo: string | null;
  readonly background: string | null;
  /** Makes the whole card a button with the game's name. */
  readonly onOpen?: () => void;
  /** The balance of an open account, or the action that opens it. */
  readonly children: ReactNode;
}

/** A game account as a card of 300 by 211 pixels, smaller on narrow screens. */
export function GameCard({ name, category, logo, background, onOpen, children }: GameCardProps) {
  return (
    <article className={styles.card}>
      <GameArt category={category} />
      <SafeImage src={background} alt="" className={styles.background ?? ''} />
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true" translate="no">
          <span>{initialOf(name)}</span>
          <SafeImage src={logo} alt="" className={styles.logo ?? ''} />
        </span>
        <h3 className={styles.name} translate="no">
          {onOpen ? (
            <button type="button" className={styles.open} onClick={onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
      </div>
      <div className={styles.state}>{children}</div>
    </article>
  );
}
