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
  /** Label of the only button. */
  readonly doneLabel: string;
  readonly onClose: () => void;
  /** The amount that it is about. */
  readonly amount?: ReactNode;
  /** What happened to the money, and what to do next. */
  readonly children: ReactNode;
}

/** Shows an outcome that must not be missed. For everything else, use a toast. */
export function AlertDialog({ variant, title, closeLabel, doneLabel, onClose, amount, children }: AlertDialogProps) {
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
      <div className={styles.alert}>
        <Disc variant={variant === 'warning' ? 'progress' : variant} size="large">
          <Icon size={32} />
        </Disc>
        {amount && <p className={styles.amount}>{amount}</p>}
        <div className={styles.text}>{keepExact(children)}</div>
      </div>
    </Dialog>
  );
}
