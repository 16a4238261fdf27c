import { ModalSlots, useModal } from '@wallet/app-shell';
import type { Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { AlertDialog } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { MoneyText } from '../amounts/MoneyText.tsx';
import { StatementLink } from './StatementLink.tsx';

interface DoneDialogProps {
  /** What happened. */
  readonly title: string;
  /** The money has not arrived yet. */
  readonly isUnderWay?: boolean;
  /** Null where no single amount was moved, or it is no longer known. */
  readonly amount: Money | null;
  /** What to know about it, on one or more lines. */
  readonly text: string;
  /** Where the money goes, and how far it is. */
  readonly children?: ReactNode;
}

/** The outcome of a money action that was done. It leads to the statement. */
export function DoneDialog({ title, isUnderWay = false, amount, text, children }: DoneDialogProps) {
  const { t } = useText('common');
  const { close } = useModal();
  return (
    <AlertDialog
      variant={isUnderWay ? 'progress' : 'success'}
      title={title}
      closeLabel={t('close')}
      doneLabel={t('ok')}
      otherAction={<StatementLink />}
      onClose={close}
      amount={amount && <MoneyText amount={amount} size="large" isAlwaysShown />}
      details={
        <>
          {children}
          <ModalSlots isOutcome />
        </>
      }
    >
      {text}
    </AlertDialog>
  );
}
