import { useGetBanksQuery, useGetSourcesQuery } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useForm, type FieldProps } from '@wallet/app-shell/forms';
import { maxInviteCodeLength } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Notice, PasswordField, SelectField, Skeleton, SlowNote, TextField } from '@wallet/ui-kit';
import { useState } from 'react';
import { checkRegistration, isUnverified } from './registration-calls.ts';
import { registrationOf, verificationOf } from './registration-draft.ts';
import { StepActions } from './StepParts.tsx';
import styles from './RegisterPage.module.scss';
import { profileSchema } from './schemas.ts';
import { useRefusal } from './use-refusal.ts';
import { useWizard } from './wizard.ts';

/** Asks for the new member's profile. The backend checks it before the bank step. */
export function ProfileStep() {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { api } = useApp();
  const { draft, updateDraft, secrets, setSecret, inviteCode, goTo } = useWizard();
  const refusal = useRefusal();
  // A reload clears the password. The hint explains why the visitor is back on this step.
  const [needsPasswordAgain] = useState(draft.isProfileChecked && secrets.password === '');
  // Loads the next step's list in advance.
  useGetBanksQuery();
  const { element, submit, field, isSubmitting } = useForm({
    initialValues: {
      name: draft.name,
      password: secrets.password,
      confirmPassword: secrets.confirmPassword,
      sourceCode: draft.sourceCode,
      inviteCode: inviteCode ?? draft.inviteCode,
    },
    schema: profileSchema,
    textOf: t,
    showErrorsOn: 'blur',
    onChange: (name, value) => {
      refusal.clear();
      if (name === 'password' || name === 'confirmPassword') setSecret(name, value);
      else updateDraft({ [name]: value });
      updateDraft({ isProfileChecked: false });
    },
    onSubmit: async ({ name, password, sourceCode, inviteCode: typed }) => {
      refusal.clear();
      const filled = { ...draft, name, sourceCode, inviteCode: inviteCode ?? typed };
      const withToken = { ...filled, isTokenAsked: true };
      const store = await api.load();
      let { error } = await checkRegistration(store, registrationOf(filled, password));
      // The specification's call has no token. The check changes nothing, so it is repeated for a backend that asks for one.
      if (isUnverified(error) && !draft.isTokenAsked && verificationOf(withToken).otpToken !== undefined) {
        updateDraft({ isTokenAsked: true });
        ({ error } = await checkRegistration(store, registrationOf(withToken, password)));
      }
      if (error) {
        refusal.show(error);
        return;
      }
      updateDraft({ name, inviteCode: filled.inviteCode, isProfileChecked: true });
      goTo('bank');
    },
  });
  const passwordField = (name: 'password' | 'confirmPassword') => ({
    ...field(name),
    label: t(`profile.${name}`),
    showLabel: t('profile.showPassword'),
    hideLabel: t('profile.hidePassword'),
    autoComplete: 'new-password',
    maxLength: 256,
    required: true,
  });

  return (
    <form ref={element} className={styles.form} method="post" noValidate aria-busy={isSubmitting} onSubmit={submit}>
      {/* Password managers store the password under this username. */}
      <input type="text" autoComplete="username" value={draft.phone} readOnly hidden />
      <TextField {...field('name')} label={t('profile.name')} autoComplete="name" maxLength={100} required />
      <PasswordField {...passwordField('password')} hint={needsPasswordAgain ? t('profile.passwordAgain') : undefined} />
      <PasswordField {...passwordField('confirmPassword')} />
      <SourceField {...field('sourceCode')} />
      <TextField
        {...field('inviteCode')}
        label={t('profile.inviter')}
        hint={inviteCode === null ? t('profile.inviterHint') : t('profile.inviterLocked')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxInviteCodeLength}
        readOnly={inviteCode !== null}
      />
      {refusal.text !== null && <Notice variant="error">{refusal.text}</Notice>}
      {isSubmitting && <SlowNote text={common('stillLoading')} />}
      <StepActions submitLabel={t('next')} busyLabel={t('profile.checking')} isBusy={isSubmitting} />
    </form>
  );
}

/** Asks where the visitor heard of the operator. It is hidden when the operator has set no list, and a failed list blocks nobody. */
function SourceField(props: FieldProps) {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { data, isLoading } = useGetSourcesQuery();
  if (isLoading) {
    return (
      <>
        <Skeleton shape="field" />
        <SlowNote text={common('stillLoading')} />
      </>
    );
  }
  if (!data?.length) return null;
  return (
    <SelectField
      {...props}
      label={t('profile.source')}
      emptyLabel={t('profile.chooseSource')}
      options={data.map(({ code, description }) => ({ value: code, label: description.trim() || code }))}
    />
  );
}
