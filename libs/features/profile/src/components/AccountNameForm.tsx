import { isEnglishName, type BankAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, capitalise, SlowNote, TextField, useToasts } from '@wallet/ui-kit';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useSaveAccountName } from '../use-save-account-name.ts';
import styles from './ProfileCards.module.scss';

interface AccountNameFormProps {
  readonly account: BankAccount;
  /** Called when there is nothing more to do: saved, or given up. */
  readonly onClose: () => void;
}

/** Writes the holder's name as his bank does: in English capitals. */
export function AccountNameForm({ account, onClose }: AccountNameFormProps) {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { showToast } = useToasts();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { save, isSaving } = useSaveAccountName(account.bankCode);

  useEffect(() => field.current?.focus(), []);

  const refuse = (text: string) => {
    setError(text);
    showToast('danger', text);
    field.current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const typed = name.trim();
    if (!isEnglishName(typed)) {
      refuse(t('editName.englishOnly'));
      return;
    }
    setError(null);
    const { isSaved, text } = await save(typed);
    if (!isSaved) {
      refuse(text);
      return;
    }
    showToast('success', text);
    onClose();
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    capitalise(event);
    setName(event.currentTarget.value);
    setError(null);
  };

  return (
    <form className={styles['form']} method="post" noValidate aria-busy={isSaving} onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        name="bankAccountName"
        label={t('accountName')}
        hint={t('editName.hint')}
        error={error ?? undefined}
        value={name}
        onChange={type}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        required
      />
      {isSaving && <SlowNote text={common('stillLoading')} />}
      <div className={styles['actions']}>
        <Button type="submit" isBusy={isSaving} busyLabel={t('editName.busy')}>
          {common('save')}
        </Button>
        <Button kind="ghost" isWide disabled={isSaving} onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
