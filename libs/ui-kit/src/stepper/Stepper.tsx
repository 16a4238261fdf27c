import { withoutBreakMarks } from '@wallet/domain';
import { DoneIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Stepper.module.scss';

interface StepperProps {
  /** Name of the process, such as "Registration". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly current: number;
  /** Spoken for a completed step. */
  readonly doneLabel: string;
}

/** Progress through several steps. It is not interactive: a step is reached by completing the one before. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={withoutBreakMarks(label)}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <DoneIcon size={18} /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
            {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
