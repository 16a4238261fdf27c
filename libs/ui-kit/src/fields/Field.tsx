import { type ReactNode, useId } from 'react';
import styles from './Field.module.scss';
import { ErrorIcon } from '../icons/icons.ts';
import { keepExact } from '../exact-text/keep-exact.tsx';

export interface FieldLabels {
  readonly label: string;
  /** Help text, always visible. */
  readonly hint?: ReactNode;
  /** Error, shown next to the field. */
  readonly error?: string | undefined;
}

/** Ids that connect a control to its label and notes. */
interface ControlLink {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLabels {
  /** A picture of the value. The field is a card then, with everything beside it. */
  readonly picture?: ReactNode;
  /** Between the control and its hint. */
  readonly after?: ReactNode;
  readonly children: (link: ControlLink) => ReactNode;
}

/** Label, control, hint and error: the layout of every field. */
export function Field({ label, hint, error, picture, after, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-card={picture !== undefined} data-invalid={Boolean(error)}>
      {picture !== undefined && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describe(id, { hint, error }) })}
      </div>
      {/* The error stays at the control. */}
      <FieldNotes id={id} error={error} />
      {after}
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}

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
