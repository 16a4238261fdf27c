import { useForm } from '@wallet/app-shell/forms';
import type { BankAccount } from '@wallet/domain';
import { useText, serverSentence } from '@wallet/i18n';
import { Button, CapitalsField, SlowNote, useFailureToast } from '@wallet/ui-kit';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { accountNameSchema } from './schemas.ts';
import styles from './ProfileCards.module.scss';
import { changeAccountNameAction } from '@wallet/api-client/profile';
import { useApiErrorText, useWithServerText } from '@wallet/app-shell';
import { useProfileChange } from './use-profile-change.ts';

interface AccountNameFormProps {
  readonly account: BankAccount;
  /** Called when the name was saved, with a text that says so. */
  readonly onSaved: (text: string) => void;
  /** Called when the member cancelled. */
  readonly onClose: () => void;
}

/** Changes the account holder's name to the bank's spelling, in English capitals. */
export function AccountNameForm({ account, onSaved, onClose }: AccountNameFormProps) {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { showFailure, hideFailure } = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const errorText = useApiErrorText();
  const withServerText = useWithServerText();
  const { save, isSaving } = useProfileChange(changeAccountNameAction);
  const { element, submit, field, isValid, readTyped } = useForm({
    initialValues: { bankAccountName: '' },
    schema: accountNameSchema,
    textOf: t,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onChange: () => setRefusal(null),
    onSubmit: async ({ bankAccountName }) => {
      if (isSaving) return;
      setRefusal(null);
      const outcome = await save({ bankCode: account.bankCode, bankAccountName: bankAccountName.toUpperCase() });
      if (outcome.kind === 'saved') {
        hideFailure();
        onSaved(serverSentence(outcome.message) || t('editName.saved'));
        return;
      }
      const text = outcome.kind === 'unknown' ? withServerText(outcome.error, t('edit.unknown')) : errorText(outcome.error);
      showFailure(text);
      setRefusal(text);
    },
  });
  const { error, ...name } = field('bankAccountName');

  useEffect(() => input.current?.focus(), []);

  const press = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isValid(readTyped())) showFailure(t('editName.englishOnly'));
    submit(event);
  };

  return (
    <form ref={element} className={styles.form} method="post" noValidate aria-busy={isSaving} onSubmit={press}>
      <CapitalsField
        {...name}
        ref={input}
        label={t('accountName')}
        hint={t('editName.hint')}
        error={error ?? refusal ?? undefined}
        autoComplete="off"
        maxLength={200}
        required
      />
      {isSaving && <SlowNote text={common('stillLoading')} />}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving} busyLabel={t('editName.busy')}>
          {common('save')}
        </Button>
        <Button variant="ghost" fullWidth disabled={isSaving} onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
