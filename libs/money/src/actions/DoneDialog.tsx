import { ModalSlots, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Dialog, keepExact } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { StoreState } from '@wallet/api-client/store';
import { selectSentAt } from '../machine/money-actions-slice.ts';
import { useReceipt, type ReceiptFacts } from '../receipt/use-receipt.tsx';
import { StatementLink } from './StatementLink.tsx';
import styles from './DoneDialog.module.scss';

interface DoneDialogProps extends Omit<ReceiptFacts, 'time'> {
  /** What happened. */
  readonly title: string;
  /** The action, which knows when it was sent. */
  readonly intent: string;
  /** What to know about it, on one or more lines. */
  readonly text: string;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** The outcome of a money action that was done: its receipt. It leads to the statement, where the receipt is found again. */
export function DoneDialog({ title, intent, text, children, ...facts }: DoneDialogProps) {
  const { t } = useText('common');
  const { close } = useModal();
  const time = useSelector((all: StoreState) => selectSentAt(all, intent));
  const { receipt, action } = useReceipt({ ...facts, time }, <StatementLink />);
  return (
    <Dialog
      isAlert
      size="small"
      title={title}
      closeLabel={t('close')}
      onClose={close}
      actions={
        <>
          {action}
          <Button onClick={close}>{t('ok')}</Button>
        </>
      }
    >
      <div className={styles.parts}>
        {text !== '' && <p className={styles.text}>{keepExact(text)}</p>}
        {receipt}
        {children}
        <ModalSlots isOutcome />
      </div>
    </Dialog>
  );
}
