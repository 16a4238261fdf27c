import { Scene } from '@wallet/app-shell/scene';
import { BrandGround } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './Welcome.module.scss';

interface WelcomeProps {
  /** On phones, a form of several steps needs the place of the picture. */
  readonly hasSteps?: boolean;
  readonly children: ReactNode;
}

/** A form below the picture of the market, beside it on wide screens. */
export function Welcome({ hasSteps = false, children }: WelcomeProps) {
  return (
    <>
      <div className={styles.picture} data-steps={hasSteps}>
        <BrandGround />
        <Scene />
      </div>
      <section className={styles.form} data-steps={hasSteps}>
        {children}
      </section>
    </>
  );
}
