import { useGetWalletQuery } from '@wallet/api-client';
import { useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Dialog } from '@wallet/ui-kit';
import { useId, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { FiguresNote } from '../amounts/FiguresNote.tsx';
import { isInProgress } from './is-under-way.ts';
import styles from './MoneyFormDialog.module.scss';
import type { MoneyActionState } from './money-actions-slice.ts';

interface MoneyFormDialogProps {
  readonly title: string;
  /** What a screen reader hears while it is being done. */
  readonly busyLabel: string;
  readonly state: MoneyActionState;
  /** As `useForm` has it. */
  readonly form: {
    readonly element: RefObject<HTMLFormElement | null>;
    readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** The fields, and the `ActionOutcome`. */
  readonly children: ReactNode;
}

/** Where a member says what shall be moved. Nothing is sent from here: a `ReviewDialog` comes next. */
export function MoneyFormDialog({ title, busyLabel, state, form: { element, submit }, children }: MoneyFormDialogProps) {
  const { t } = useText('common');
  const { close } = useModal();
  const wallet = useGetWalletQuery();
  const id = useId();

  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={close}
      actions={
        <Button type="submit" form={id} isBusy={isInProgress(state)} busyLabel={busyLabel} disabled={state.phase === 'unknown'}>
          {t('next')}
        </Button>
      }
    >
      <form id={id} ref={element} className={styles['form']} noValidate onSubmit={submit}>
        <FiguresNote query={wallet} />
        {children}
      </form>
    </Dialog>
  );
}
