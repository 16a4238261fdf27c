import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Disc } from '../disc/Disc.tsx';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import styles from './Alert.module.scss';
import { Dialog } from './Dialog.tsx';
import { keepExact } from '../exact-text/keep-exact.tsx';

const icons = { success: SuccessIcon, failed: ErrorIcon, warning: WarningIcon };

interface AlertDialogProps {
  readonly variant: keyof typeof icons;
  /** What happened. */
  readonly title: string;
  readonly closeLabel: string;
  /** Label of the button that closes it. */
  readonly doneLabel: string;
  readonly onClose: () => void;
  /** What happened to the money, and what to do next. */
  readonly children: ReactNode;
}

/** Says what must not be missed, such as a refusal. For everything else, use a toast. */
export function AlertDialog(props: AlertDialogProps) {
  const { variant, title, closeLabel, doneLabel, onClose, children } = props;
  const Icon = icons[variant];
  return (
    <Dialog
      isAlert
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={<Button onClick={onClose}>{doneLabel}</Button>}
    >
      <div className={styles.alert}>
        <Disc variant={variant === 'warning' ? 'progress' : variant} size="large">
          <Icon size={32} />
        </Disc>
        <div className={styles.text}>{keepExact(children)}</div>
      </div>
    </Dialog>
  );
}

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
