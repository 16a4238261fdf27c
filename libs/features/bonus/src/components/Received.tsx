import { useText } from '@wallet/i18n';
import { AlertDialog } from '@wallet/ui-kit';

interface ReceivedProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Confirms in a dialog that something was received. */
export function Received({ text, onClose }: ReceivedProps) {
  const { t } = useText('money');
  const { t: common } = useText('common');
  return (
    <AlertDialog variant="success" title={t('saved')} closeLabel={common('close')} doneLabel={common('ok')} onClose={onClose}>
      {text}
    </AlertDialog>
  );
}
