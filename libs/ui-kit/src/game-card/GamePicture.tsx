import { GameArt } from '../art/GameArt.tsx';
import type { GameCategory } from '../art/pick-scene.ts';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './GamePicture.module.scss';

interface GamePictureProps {
  /** Selects the scene shown without a picture from the operator. */
  readonly code: string;
  readonly category: GameCategory;
  /** URL of the operator's picture, from outside, or null. */
  readonly background: string | null;
  /** The account has been opened. */
  readonly isOpened?: boolean;
}

/** The picture of a game account, for decoration. It fills its frame, which is positioned. */
export function GamePicture({ code, category, background, isOpened = true }: GamePictureProps) {
  return (
    <div className={styles.picture} data-opened={isOpened}>
      <GameArt code={code} category={category} />
      <SafeImage src={background} alt="" className={styles.background ?? ''} />
    </div>
  );
}
