import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import styles from './Alert.module.scss';
import { Dialog } from './Dialog.tsx';

const icons = { success: SuccessIcon, failed: ErrorIcon, warning: WarningIcon };

interface AlertDialogProps {
  readonly variant: keyof typeof icons;
  /** What happened. */
  readonly title: string;
  readonly closeLabel: string;
  /** The one thing to do: take note of it. */
  readonly doneLabel: string;
  readonly onClose: () => void;
  /** What happened to the money, and what to do. */
  readonly children: ReactNode;
}

/** Says how something went where it must not be missed. What may be missed is a toast. */
export function AlertDialog({ variant, title, closeLabel, doneLabel, onClose, children }: AlertDialogProps) {
  const Icon = icons[variant];
  return (
    <Dialog
      isAlert
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={
        <Button fullWidth onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <div className={styles['alert']} data-kind={variant}>
        <Icon aria-hidden="true" size={48} className={styles['icon']} />
        <div className={styles['text']}>{children}</div>
      </div>
    </Dialog>
  );
}
