import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** The question, which names what it is about. */
  readonly title: string;
  readonly closeLabel: string;
  readonly cancelLabel: string;
  /** The verb of what will be done. */
  readonly confirmLabel: string;
  /** `danger` where it cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** It is being done: no second press, no closing. */
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will happen, in a sentence. */
  readonly children: ReactNode;
}

/** Asks before something is done. Who asks draws it, and stops drawing it once it is answered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    closeLabel,
    cancelLabel,
    confirmLabel,
    variant = 'primary',
    isBusy = false,
    busyLabel,
    onConfirm,
    onClose,
    children,
  } = props;
  return (
    <Dialog
      size="small"
      title={title}
      closeLabel={closeLabel}
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={variant} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
