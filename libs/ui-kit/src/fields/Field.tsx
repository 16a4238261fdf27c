import { useId, type ReactNode } from 'react';
import styles from './Field.module.scss';
import { describe, FieldNotes } from './FieldNotes.tsx';

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
