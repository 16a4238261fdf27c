import { useText } from '@wallet/i18n';
import { AlertDialog } from '@wallet/ui-kit';

interface SavedDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Says that something was saved or received, until it is closed. */
export function SavedDialog({ text, onClose }: SavedDialogProps) {
  const { t } = useText('common');
  return (
    <AlertDialog variant="success" title={t('saved')} closeLabel={t('close')} doneLabel={t('ok')} onClose={onClose}>
      {text}
    </AlertDialog>
  );
}
