import { withoutBreakMarks } from '@wallet/domain';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Stepper.module.scss';

interface StepperProps {
  /** Name of the process, such as "Registration". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly current: number;
  /** The position in words, such as "step 2 of 4". */
  readonly position: string;
  /** Spoken for a completed step. */
  readonly doneLabel: string;
}

/** Progress through several steps, as segments. It is not interactive: a step is reached by completing the one before. */
export function Stepper({ label, steps, current, position, doneLabel }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <p className={styles.position} aria-hidden="true">
        {position}
      </p>
      <ol className={styles.steps} aria-label={withoutBreakMarks(label)}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'later';
          return (
            <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <VisuallyHidden>{state === 'done' ? `${step}, ${doneLabel}` : step}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
