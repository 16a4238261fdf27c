import { ErrorIcon } from '../icons/icons.ts';
import styles from './Field.module.scss';
import type { FieldLabels } from './Field.tsx';
import { keepExact } from '../exact-text/keep-exact.tsx';

type Notes = Pick<FieldLabels, 'hint' | 'error'>;

interface FieldNotesProps extends Notes {
  /** Id of the control. */
  readonly id: string;
  /** Announced immediately: for changes that happen while the focus is elsewhere. */
  readonly isAlert?: boolean;
}

/** The ids of a control's notes, for `aria-describedby`. */
export function describe(id: string, { hint, error }: Notes): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim() || undefined;
}

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error, isAlert = false }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {keepExact(hint)}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={isAlert ? 'alert' : undefined}>
          <ErrorIcon aria-hidden="true" size={16} className={styles.sign} />
          <span>{keepExact(error)}</span>
        </p>
      )}
    </>
  );
}
