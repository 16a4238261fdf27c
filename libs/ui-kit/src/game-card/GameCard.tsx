import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode } from 'react';
import type { GameCategory } from '../art/pick-scene.ts';
import { FavouriteIcon, PlayIcon } from '../icons/icons.ts';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './GameCard.module.scss';
import { GamePicture } from './GamePicture.tsx';

interface GameCardProps {
  readonly name: string;
  /** Selects the scene shown without a picture from the operator. */
  readonly code: string;
  readonly category: GameCategory;
  /** URLs from outside, or null. */
  readonly logo: string | null;
  readonly background: string | null;
  /** Makes the whole card a button with the game's name. */
  readonly onOpen?: () => void;
  /** The account has been opened. */
  readonly isOpened?: boolean;
  /** A word in place of the sign of playing, such as an invitation to open the account. */
  readonly invitation?: string | undefined;
  /** Adds a star to choose the game as a favourite. */
  readonly favourite?: { readonly label: string; readonly isOn: boolean; readonly onToggle: () => void };
  /** The balance, or that the account is not open. */
  readonly children: ReactNode;
}

/** A game account as a card of 300 by 211 pixels, smaller on narrow screens: its picture, and a panel below it. */
export function GameCard({
  name,
  code,
  category,
  logo,
  background,
  isOpened = true,
  onOpen,
  invitation,
  favourite,
  children,
}: GameCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <GamePicture code={code} category={category} background={background} isOpened={isOpened} />
      </div>
      {favourite && (
        <button
          type="button"
          className={styles.favourite}
          aria-label={withoutBreakMarks(favourite.label)}
          aria-pressed={favourite.isOn}
          onClick={favourite.onToggle}
        >
          <FavouriteIcon aria-hidden="true" size={20} />
        </button>
      )}
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
        {onOpen &&
          (invitation === undefined ? (
            <span className={styles.play} aria-hidden="true">
              <PlayIcon size={20} />
            </span>
          ) : (
            <span className={styles.invitation}>{invitation}</span>
          ))}
      </div>
    </article>
  );
}
