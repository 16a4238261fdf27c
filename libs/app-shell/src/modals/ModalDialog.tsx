import { useText } from '@wallet/i18n';
import { Dialog } from '@wallet/ui-kit';
import type { ComponentProps } from 'react';
import { useModal } from './use-modal.ts';
import { useOpenModal } from './use-open-modal.ts';

type DialogProps = ComponentProps<typeof Dialog>;

interface ModalDialogProps extends Omit<DialogProps, 'size' | 'keepsHeight' | 'closeLabel' | 'onClose'> {
  readonly closeLabel?: string;
  /** Called instead of closing the modal. */
  readonly onClose?: () => void;
}

/** The dialog of the modal that the URL names. It has the size that its feature declares, and closes the modal. */
export function ModalDialog(props: ModalDialogProps) {
  const { t } = useText('common');
  const { close } = useModal();
  return <Dialog {...useOpenModal()?.dialog} closeLabel={t('close')} onClose={close} {...props} />;
}
