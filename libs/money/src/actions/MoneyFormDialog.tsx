import { useGetWalletQuery } from '@wallet/api-client';
import { ModalDialog } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button } from '@wallet/ui-kit';
import { useId, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { FiguresNote } from '../amounts/FiguresNote.tsx';
import styles from './MoneyFormDialog.module.scss';
import { isInProgress, type MoneyActionState } from '../machine/action-state.ts';

interface MoneyFormDialogProps {
  readonly title: string;
  /** Announced by screen readers while the action runs. */
  readonly busyLabel: string;
  readonly state: MoneyActionState;
  /** See `useForm`. */
  readonly form: {
    readonly element: RefObject<HTMLFormElement | null>;
    readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Another way to go on, beside the button. */
  readonly otherAction?: ReactNode;
  /** The fields, followed by the `ActionOutcome`. */
  readonly children: ReactNode;
}

/** A dialog with the form of a money action. It sends nothing: a `ReviewDialog` follows. */
export function MoneyFormDialog({ title, busyLabel, state, form: { element, submit }, otherAction, children }: MoneyFormDialogProps) {
  const { t } = useText('common');
  const wallet = useGetWalletQuery();
  const id = useId();

  return (
    <ModalDialog
      title={title}
      actions={
        <>
          {otherAction}
          <Button type="submit" form={id} isBusy={isInProgress(state)} busyLabel={busyLabel} disabled={state.phase === 'unknown'}>
            {t('next')}
          </Button>
        </>
      }
    >
      <form id={id} ref={element} className={styles.form} noValidate onSubmit={submit}>
        <FiguresNote query={wallet} />
        {children}
      </form>
    </ModalDialog>
  );
}
