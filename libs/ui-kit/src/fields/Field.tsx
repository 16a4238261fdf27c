import { useId, type ReactNode } from 'react';
import styles from './Field.module.scss';
import { describe, FieldNotes } from './FieldNotes.tsx';

export interface FieldLabels {
  readonly label: string;
  /** What helps to fill it in; always shown. */
  readonly hint?: string | undefined;
  /** What is wrong with it; said beside the field. */
  readonly error?: string | undefined;
}

/** What ties a control to its words. */
interface ControlLink {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLabels {
  readonly children: (link: ControlLink) => ReactNode;
}

/** Label above, control, hint and error below: the shape of every field. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['control']} data-invalid={Boolean(error)}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describe(id, { hint, error }) })}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
