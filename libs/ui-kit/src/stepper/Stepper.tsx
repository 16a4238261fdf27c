import { DoneIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Stepper.module.scss';

interface StepperProps {
  /** Names the whole, as "Registration". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step that is shown. */
  readonly current: number;
  /** What a screen reader says of a step that is done. */
  readonly doneLabel: string;
}

/** How far one is on a way of several steps. It tells, and cannot be pressed: a step is reached by finishing the one before. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later';
        return (
          <li key={step} className={styles['step']} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles['mark']} aria-hidden="true">
              {state === 'done' ? <DoneIcon size={18} /> : index + 1}
            </span>
            <span className={styles['name']}>{step}</span>
            {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
