import { useGetWalletQuery } from '@wallet/api-client';
import { ModalDialog } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Notice } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import { FiguresNote } from '../amounts/FiguresNote.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import styles from './ReviewDialog.module.scss';
import { isInProgress, isUnderWay, type MoneyActionState } from '../machine/action-state.ts';

interface ReviewDialogProps {
  readonly title: string;
  /** The verb for the button. */
  readonly submitLabel: string;
  /** Announced by screen readers while the action runs. */
  readonly busyLabel: string;
  readonly state: MoneyActionState;
  /** The action, whose own texts for some refusals win over the general ones. */
  readonly intent?: string;
  /** Why the action cannot be sent any more: the balances changed after the form was filled in. */
  readonly refusal?: string | undefined;
  readonly onSend: () => void;
  /** `check` of `useMoneyAction`. */
  readonly onCheck: () => Promise<boolean>;
  /** The member goes back to change something, or has read a refusal. */
  readonly onBack: () => void;
  /** What will be done: from, to and amount. */
  readonly children: ReactNode;
}

/** The last confirmation before money moves. It also shows the outcome. Needs the `money` and `errors` namespaces. */
export function ReviewDialog({
  title,
  submitLabel,
  busyLabel,
  state,
  intent,
  refusal,
  onSend,
  onCheck,
  onBack,
  children,
}: ReviewDialogProps) {
  const { t } = useText('common');
  const wallet = useGetWalletQuery();
  const isBusy = isInProgress(state);
  const isLocked = isUnderWay(state);
  // The other tab may change the balances that the member confirmed here.
  const isOver = state.phase === 'inOtherTab' || refusal !== undefined;

  return (
    <ModalDialog
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={isLocked} onClick={onBack}>
            {t('back')}
          </Button>
          <Button isBusy={isBusy} busyLabel={busyLabel} disabled={!isBusy && (isLocked || isOver)} onClick={onSend}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <FiguresNote query={wallet} />
        {children}
        {refusal !== undefined && state.phase === 'idle' && <Notice variant="error">{refusal}</Notice>}
        <ActionOutcome state={state} intent={intent} onCheck={onCheck} onClose={onBack} refusedAs="alert" takesMoney />
      </div>
    </ModalDialog>
  );
}
