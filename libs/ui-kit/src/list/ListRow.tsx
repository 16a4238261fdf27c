import type { ReactNode } from 'react';
import { NextIcon } from '../icons/icons.ts';
import styles from './List.module.scss';

interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Before the text: a bank mark or an image. */
  readonly lead?: ReactNode;
  /** After the text: an amount or a status. */
  readonly trail?: ReactNode;
  /** Makes the whole row a button. */
  readonly onPress?: () => void;
}

/** A row of a `List`. */
export function ListRow({ title, detail, lead, trail, onPress }: ListRowProps) {
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
        <button type="button" className={styles.row} onClick={onPress}>
          {inside}
          <NextIcon aria-hidden="true" size={20} className={styles.next} />
        </button>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
    </li>
  );
}
