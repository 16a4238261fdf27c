import type { ReactNode } from 'react';
import styles from './List.module.scss';
import { NextIcon } from '../icons/icons.ts';
import type { LayoutLink } from '../layouts/layout-parts.tsx';

interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Before the text: a `Disc`, a bank mark or an image. */
  readonly lead?: ReactNode;
  /** After the text: an amount, a status below it, or one small button. */
  readonly trail?: ReactNode;
  /** Makes the whole row a button. Without a trail it has an arrow. */
  readonly onPress?: () => void;
  /** Makes the whole row a link to a page, rendered with the router's link component. */
  readonly link?: { readonly to: string; readonly as: LayoutLink };
}

/** A row of a `List`. */
export function ListRow({ title, detail, lead, trail, onPress, link }: ListRowProps) {
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
  const next = !trail && <NextIcon aria-hidden="true" size={20} className={styles.next} />;
  return (
    <li>
      {link ? (
        <link.as to={link.to} className={styles.row ?? ''}>
          {inside}
          {next}
        </link.as>
      ) : onPress ? (
        <button type="button" className={styles.row} onClick={onPress}>
          {inside}
          {next}
        </button>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
    </li>
  );
}
