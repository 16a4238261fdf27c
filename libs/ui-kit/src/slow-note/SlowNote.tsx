import { useEffect, useState } from 'react';
import { ProgressIcon } from '../icons/icons.ts';
import styles from './SlowNote.module.scss';

interface SlowNoteProps {
  /** Says that it takes longer than usual and that nothing has to be repeated. */
  readonly text: string;
  readonly afterMs?: number;
}

const patienceMs = 5000;

/** Says that an operation takes longer than usual. Render it while the operation runs; it appears after a delay. */
export function SlowNote({ text, afterMs = patienceMs }: SlowNoteProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status">
      {isLate && (
        <p className={styles.note}>
          <ProgressIcon aria-hidden="true" size={18} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
