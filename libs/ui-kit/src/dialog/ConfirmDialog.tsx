import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { keepExact } from '../exact-text/keep-exact.tsx';

interface ConfirmDialogProps {
  /** The question, which names the object. */
  readonly title: string;
  readonly closeLabel: string;
  readonly cancelLabel: string;
  /** The verb of the action. */
  readonly confirmLabel: string;
  /** `danger` if it cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** The action is running: ignores presses and cannot be closed. */
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will happen, in one sentence. */
  readonly children: ReactNode;
}

/** Asks for confirmation. The caller renders it, and removes it after the answer. */
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
      {keepExact(children)}
    </Dialog>
  );
}
