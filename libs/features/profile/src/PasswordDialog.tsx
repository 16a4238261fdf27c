import { changePasswordAction, useGetProfileQuery } from '@wallet/api-client/profile';
import { ModalDialog, SavedDialog, useApiErrorText, useModal, useWithServerText } from '@wallet/app-shell';
import { useForm } from '@wallet/app-shell/forms';
import type { PasswordChange } from '@wallet/domain';
import { serverSentence, useText, type TextKey } from '@wallet/i18n';
import { useMoneyAction } from '@wallet/money';
import { Notice, PasswordField, SlowNote, useToasts } from '@wallet/ui-kit';
import { useId, useState } from 'react';
import { SaveActions } from './components/SaveActions.tsx';
import { emptyField, passwordSchema } from './components/schemas.ts';
import styles from './ProfileForm.module.scss';

type FieldName = keyof PasswordChange;

const empty: PasswordChange = { oldPassword: '', newPassword: '', confirmPassword: '' };

interface Failure {
  /** The field that the text belongs to; null when it concerns the whole form. */
  readonly field: FieldName | null;
  readonly kind: 'error' | 'warning' | 'info';
  readonly text: string;
}

/** Changes the password. The typed text stays, whatever the outcome is. */
export function PasswordDialog() {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { close } = useModal();
  const { showToast } = useToasts();
  const errorText = useApiErrorText();
  const withServerText = useWithServerText();
  const { data: profile } = useGetProfileQuery();
  const { state, run } = useMoneyAction(changePasswordAction);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const id = useId();
  const isBusy = state.phase === 'running';

  // If the browser's Back button has closed the dialog meanwhile, only a toast can report the outcome.
  const fail = (problem: Failure) => {
    setFailure(problem);
    if (!element.current) showToast('danger', problem.text);
  };
  const succeed = (text: string) => (element.current ? setSaved(text) : showToast('success', text));

  const send = async (change: PasswordChange) => {
    setFailure(null);
    const outcome = await run(change);
    if (outcome.phase === 'done') succeed(serverSentence(outcome.response?.message) || t('password.changed'));
    if (outcome.phase === 'unknown') fail({ field: null, kind: 'warning', text: withServerText(outcome.error, t('password.unknown')) });
    if (outcome.phase === 'inOtherTab') fail({ field: null, kind: 'info', text: t('password.busy') });
    if (outcome.phase !== 'refused') return;
    const isOldWrong = outcome.error.kind === 'refused' && outcome.error.code === 'WRONG_PASSWORD';
    fail({ field: isOldWrong ? 'oldPassword' : null, kind: 'error', text: errorText(outcome.error) });
  };

  const { element, submit, field } = useForm({
    initialValues: empty,
    schema: passwordSchema,
    textOf: (message: TextKey<'profile'> | typeof emptyField) => (message === emptyField ? undefined : t(message)),
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onChange: () => setFailure(null),
    onSubmit: send,
  });

  const passwordField = (name: FieldName, label: string, autoComplete: 'current-password' | 'new-password') => (
    <PasswordField
      {...field(name)}
      label={label}
      autoComplete={autoComplete}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      error={field(name).error ?? (failure?.field === name ? failure.text : undefined)}
      maxLength={256}
      required
    />
  );

  if (saved !== null) return <SavedDialog text={saved} onClose={close} />;
  return (
    <ModalDialog
      title={t('password.change')}
      isLocked={isBusy}
      actions={<SaveActions form={id} isBusy={isBusy} busyLabel={t('password.busy')} />}
    >
      <form ref={element} id={id} className={styles.form} method="post" noValidate aria-busy={isBusy} onSubmit={submit}>
        {/* Password managers store the password under this username. */}
        <input type="text" name="username" autoComplete="username" value={profile?.username ?? ''} readOnly hidden />
        {passwordField('oldPassword', t('password.old'), 'current-password')}
        {passwordField('newPassword', t('password.new'), 'new-password')}
        {passwordField('confirmPassword', t('password.confirm'), 'new-password')}
        {failure?.field === null && <Notice variant={failure.kind}>{failure.text}</Notice>}
        {isBusy && <SlowNote text={common('stillLoading')} />}
      </form>
    </ModalDialog>
  );
}
