import { useText } from '@wallet/i18n';
import { Button } from '@wallet/ui-kit';
import styles from './RegisterPage.module.scss';
import { useWizard } from './wizard.ts';

interface StepActionsProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
}

/** The buttons at the end of a step: back and continue. */
export function StepActions({ submitLabel, busyLabel, isBusy }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      <BackButton />
      <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </div>
  );
}

/** Goes to the previous step. The typed text stays. */
export function BackButton() {
  const { t } = useText('register');
  const { goBack } = useWizard();
  if (!goBack) return null;
  return (
    <Button variant="secondary" onClick={goBack}>
      {t('back')}
    </Button>
  );
}
