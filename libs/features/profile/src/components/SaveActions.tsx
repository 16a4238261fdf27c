import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button } from '@wallet/ui-kit';

interface SaveActionsProps {
  /** Id of the form that is submitted. */
  readonly form: string;
  readonly isBusy: boolean;
  readonly busyLabel: string;
}

/** The buttons of a dialog that holds a form: cancel and save. */
export function SaveActions({ form, isBusy, busyLabel }: SaveActionsProps) {
  const { t } = useText('common');
  const { close } = useModal();
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={close}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyLabel={busyLabel}>
        {t('save')}
      </Button>
    </>
  );
}
