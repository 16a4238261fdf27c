import { useApp } from '@wallet/app-shell';
import { BrandGround } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './Welcome.module.scss';

interface WelcomeProps {
  /** On phones, a form of several steps needs the place of the picture. */
  readonly hasSteps?: boolean;
  readonly children: ReactNode;
}

/** A form below the picture of the brand, beside it on wide screens: its ornament in front of the moon. */
export function Welcome({ hasSteps = false, children }: WelcomeProps) {
  const { ornament } = useApp().definition;
  return (
    <>
      <div className={styles.picture} data-steps={hasSteps} aria-hidden="true">
        <BrandGround />
        <svg className={styles.scene} viewBox="0 0 300 220" preserveAspectRatio="xMidYMax slice" focusable="false">
          <circle className={styles.halo} cx="150" cy="120" r="96" />
          <circle className={styles.moon} cx="150" cy="120" r="62" />
          <path className={styles.lines} d={ornament} />
        </svg>
      </div>
      <section className={styles.form} data-steps={hasSteps}>
        {children}
      </section>
    </>
  );
}
