import { useEffect, useState } from 'react';
import { ProgressIcon } from '../icons/icons.ts';
import styles from './SlowNote.module.scss';

interface SlowNoteProps {
  /** That it takes longer than usual, and that nothing has to be done again. */
  readonly text: string;
  readonly afterMs?: number;
}

const patienceMs = 5000;

/** Says that something still goes on which takes longer than usual. Drawn as long as it goes on; silent at first. */
export function SlowNote({ text, afterMs = patienceMs }: SlowNoteProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status">
      {isLate && (
        <p className={styles['note']}>
          <ProgressIcon aria-hidden="true" size={18} />
          {text}
        </p>
      )}
    </div>
  );
}
