import { useGetWalletQuery } from '@wallet/api-client';
import { useDoubleTapGuard, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Dialog, Notice } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { FiguresNote } from '../amounts/FiguresNote.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import { isInProgress, isUnderWay } from './is-under-way.ts';
import type { MoneyActionState } from './money-actions-slice.ts';

interface ReviewDialogProps {
  readonly title: string;
  /** The verb of what will be done. */
  readonly submitLabel: string;
  /** What a screen reader hears while it is being done. */
  readonly busyLabel: string;
  readonly state: MoneyActionState;
  /** Why it cannot be sent any more: what was right when it was filled in is not by the figures of now. */
  readonly refusal?: string | undefined;
  readonly onSend: () => void;
  /** `check` of `useMoneyAction`. */
  readonly onCheck: () => Promise<boolean>;
  /** The member goes back to change something, or has taken note of a refusal. */
  readonly onBack: () => void;
  /** What will be done, from which place to which, and how much. */
  readonly children: ReactNode;
}

/**
 * The last look before money moves, and where its outcome is said. A second tap on the button that led here does not
 * send. Needs the `money` and `errors` texts.
 */
export function ReviewDialog({ title, submitLabel, busyLabel, state, refusal, onSend, onCheck, onBack, children }: ReviewDialogProps) {
  const { t } = useText('common');
  const { close } = useModal();
  const wallet = useGetWalletQuery();
  const isSettled = useDoubleTapGuard();
  const isBusy = isInProgress(state);
  const isLocked = isUnderWay(state);
  // What the other tab does changes the figures that were looked at here.
  const isOver = state.phase === 'inOtherTab' || refusal !== undefined;

  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={isLocked} onClick={onBack}>
            {t('back')}
          </Button>
          <Button isBusy={isBusy} busyLabel={busyLabel} disabled={!isBusy && (isLocked || isOver || !isSettled)} onClick={onSend}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FiguresNote query={wallet} />
      {children}
      {refusal !== undefined && state.phase === 'idle' && <Notice variant="error">{refusal}</Notice>}
      <ActionOutcome state={state} onCheck={onCheck} onClose={onBack} refusedAs="alert" />
    </Dialog>
  );
}
