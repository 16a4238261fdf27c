import { useGetWalletQuery } from '@wallet/api-client';
import { useFirstWrongField, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Dialog } from '@wallet/ui-kit';
import { useId, type FormEvent, type ReactNode } from 'react';
import { FiguresNote } from '../amounts/FiguresNote.tsx';
import { isInProgress } from './is-under-way.ts';
import styles from './MoneyFormDialog.module.scss';
import type { MoneyActionState } from './money-actions-slice.ts';

interface MoneyFormDialogProps {
  readonly title: string;
  /** What a screen reader hears while it is being done. */
  readonly busyLabel: string;
  readonly state: MoneyActionState;
  /** As Formik has it. */
  readonly form: {
    readonly submitCount: number;
    readonly isSubmitting: boolean;
    readonly handleSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  };
  /** The fields, and the `ActionOutcome`. */
  readonly children: ReactNode;
}

/** Where a member says what shall be moved. Nothing is sent from here: a `ReviewDialog` comes next. */
export function MoneyFormDialog({ title, busyLabel, state, form, children }: MoneyFormDialogProps) {
  const { t } = useText('common');
  const { close } = useModal();
  const wallet = useGetWalletQuery();
  const id = useId();
  const element = useFirstWrongField(form);

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
      <form id={id} ref={element} className={styles['form']} noValidate onSubmit={form.handleSubmit}>
        <FiguresNote query={wallet} />
        {children}
      </form>
    </Dialog>
  );
}
