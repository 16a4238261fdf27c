import { useGetProfileQuery, type Profile } from '@wallet/api-client/profile';
import { ModalDialog, QueryFallback, SavedDialog, useModal } from '@wallet/app-shell';
import { isWholeAccountNumber } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { CapitalsField, Notice, SlowNote, TextField } from '@wallet/ui-kit';
import { useId, useState } from 'react';
import { EditBankField } from './components/EditBankField.tsx';
import { SaveActions } from './components/SaveActions.tsx';
import styles from './ProfileForm.module.scss';
import { useEditProfile } from './use-edit-profile.ts';

/** Edits the member's name and the bank account that withdrawals are paid to. No `<QueryView>`: the dialog's buttons come with the profile. */
export function EditProfileDialog() {
  const { t } = useText('profile');
  const { close } = useModal();
  const [isSaved, setSaved] = useState(false);
  const profile = useGetProfileQuery();
  if (isSaved) return <SavedDialog text={t('edit.saved')} onClose={close} />;
  if (profile.data) return <EditProfile profile={profile.data} onSaved={() => setSaved(true)} />;
  return (
    <ModalDialog title={t('edit.open')}>
      <QueryFallback query={profile} failedTitle={t('failed')} />
    </ModalDialog>
  );
}

interface EditProfileProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
}

function EditProfile({ profile, onSaved }: EditProfileProps) {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { element, submit, field, isBusy, notice } = useEditProfile(profile, onSaved);
  const id = useId();
  const number = profile.bankAccount?.bankAccountNo ?? '';
  const isNumberHidden = number !== '' && !isWholeAccountNumber(number);
  return (
    <ModalDialog title={t('edit.open')} isLocked={isBusy} actions={<SaveActions form={id} isBusy={isBusy} busyLabel={t('edit.busy')} />}>
      <form ref={element} id={id} className={styles.form} method="post" noValidate aria-busy={isBusy} onSubmit={submit}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} />
        <EditBankField {...field('bankCode')} account={profile.bankAccount} />
        <CapitalsField {...field('bankAccountName')} label={t('accountName')} autoComplete="off" maxLength={200} />
        <TextField
          {...field('bankAccountNo')}
          label={t('accountNumber')}
          hint={isNumberHidden ? t('edit.accountNumberHidden') : undefined}
          inputMode="numeric"
          autoComplete="off"
        />
        {notice && <Notice variant={notice.kind}>{notice.text}</Notice>}
        {isBusy && <SlowNote text={common('stillLoading')} />}
      </form>
    </ModalDialog>
  );
}
