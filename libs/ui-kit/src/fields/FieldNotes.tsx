import { ErrorIcon } from '../icons/icons.ts';
import styles from './Field.module.scss';
import type { FieldLabels } from './Field.tsx';

type Notes = Pick<FieldLabels, 'hint' | 'error'>;

interface FieldNotesProps extends Notes {
  /** Of the control they belong to. */
  readonly id: string;
  /** Said as soon as it is there: for what happens without the focus being in the field. */
  readonly isAlert?: boolean;
}

/** Names the notes of a control, for its `aria-describedby`. */
export function describe(id: string, { hint, error }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** What stands below a control: what helps, and what is wrong. */
export function FieldNotes({ id, hint, error, isAlert = false }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']} role={isAlert ? 'alert' : undefined}>
          <ErrorIcon aria-hidden="true" size={16} className={styles['sign']} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
