import type { ReactNode } from 'react';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './GameCard.module.scss';

interface GameCardProps {
  readonly name: string;
  /** Chooses the picture behind where the operator sent none. */
  readonly category: 'slot' | 'sport' | 'lotto' | 'other';
  /** Addresses from outside, or null. */
  readonly logo: string | null;
  readonly background: string | null;
  /** The balance of an open account, or what to do with one that is not. */
  readonly children: ReactNode;
}

/** A game account as a card of 300 by 211, smaller in proportion on narrow screens. */
export function GameCard({ name, category, logo, background, children }: GameCardProps) {
  return (
    <article className={styles['card']} data-category={category}>
      <SafeImage src={background} alt="" className={styles['background'] ?? ''} />
      <div className={styles['head']}>
        <span className={styles['mark']} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <SafeImage src={logo} alt="" className={styles['logo'] ?? ''} />
        <h3 className={styles['name']}>{name}</h3>
      </div>
      <div className={styles['state']}>{children}</div>
    </article>
  );
}
