import { useForm } from '@wallet/app-shell/forms';
import type { BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, capitalise, SlowNote, TextField, useToasts } from '@wallet/ui-kit';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { accountNameSchema } from './account-name.schema.ts';
import { useSaveAccountName } from './use-save-account-name.ts';
import styles from './ProfileCards.module.scss';

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
  const { showToast } = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { save, isSaving } = useSaveAccountName(account.bankCode);
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
      const { isSaved, text } = await save(bankAccountName.toUpperCase());
      if (isSaved) {
        onSaved(text);
        return;
      }
      showToast('danger', text);
      setRefusal(text);
    },
  });
  const { onChange, error, ...name } = field('bankAccountName');

  useEffect(() => input.current?.focus(), []);

  const press = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isValid(readTyped())) showToast('danger', t('editName.englishOnly'));
    submit(event);
  };

  return (
    <form ref={element} className={styles.form} method="post" noValidate aria-busy={isSaving} onSubmit={press}>
      <TextField
        {...name}
        ref={input}
        label={t('accountName')}
        hint={t('editName.hint')}
        error={error ?? refusal ?? undefined}
        onChange={(event) => {
          capitalise(event);
          onChange(event);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
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
