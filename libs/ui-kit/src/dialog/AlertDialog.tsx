import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Disc } from '../disc/Disc.tsx';
import { ErrorIcon, ProgressIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import styles from './Alert.module.scss';
import { Dialog } from './Dialog.tsx';
import { keepExact } from '../exact-text/keep-exact.tsx';

const icons = { success: SuccessIcon, failed: ErrorIcon, warning: WarningIcon, progress: ProgressIcon };

interface AlertDialogProps {
  readonly variant: keyof typeof icons;
  /** What happened. */
  readonly title: string;
  readonly closeLabel: string;
  /** Label of the button that closes it. */
  readonly doneLabel: string;
  /** A link or a secondary button beside it. */
  readonly otherAction?: ReactNode;
  readonly onClose: () => void;
  /** The amount that it is about. */
  readonly amount?: ReactNode;
  /** Facts below the text. */
  readonly details?: ReactNode;
  /** What happened to the money, and what to do next. */
  readonly children: ReactNode;
}

/** Shows an outcome that must not be missed. For everything else, use a toast. */
export function AlertDialog(props: AlertDialogProps) {
  const { variant, title, closeLabel, doneLabel, otherAction, onClose, amount, details, children } = props;
  const Icon = icons[variant];
  return (
    <Dialog
      isAlert
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={
        <>
          {otherAction}
          <Button onClick={onClose}>{doneLabel}</Button>
        </>
      }
    >
      <div className={styles.alert}>
        <Disc variant={variant === 'warning' ? 'progress' : variant} size="large">
          <Icon size={32} />
        </Disc>
        {amount && <p>{amount}</p>}
        {children !== '' && <div className={styles.text}>{keepExact(children)}</div>}
      </div>
      {details && <div className={styles.details}>{details}</div>}
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
