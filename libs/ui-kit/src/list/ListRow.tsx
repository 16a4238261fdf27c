import type { ReactNode } from 'react';
import { NextIcon } from '../icons/icons.ts';
import styles from './List.module.scss';

interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Before the text: a `Disc`, a bank mark or an image. */
  readonly lead?: ReactNode;
  /** After the text: an amount, a status below it, or one small button. */
  readonly trail?: ReactNode;
  /** The text has three lines or more. */
  readonly isTall?: boolean;
  /** Makes the whole row a button. Without a trail it has an arrow. */
  readonly onPress?: () => void;
}

/** A row of a `List`. */
export function ListRow({ title, detail, lead, trail, isTall = false, onPress }: ListRowProps) {
  const lines = isTall ? 'many' : 'few';
  const inside = (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {trail && <span className={styles.trail}>{trail}</span>}
    </>
  );
  return (
    <li>
      {onPress ? (
        <button type="button" className={styles.row} data-lines={lines} onClick={onPress}>
          {inside}
          {!trail && <NextIcon aria-hidden="true" size={20} className={styles.next} />}
        </button>
      ) : (
        <div className={styles.row} data-lines={lines}>
          {inside}
        </div>
      )}
    </li>
  );
}
