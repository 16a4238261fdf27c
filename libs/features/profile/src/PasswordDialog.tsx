import { useGetProfileQuery } from '@wallet/api-client/profile';
import { useApiErrorText, useModal, useWithServerText } from '@wallet/app-shell';
import { checkPasswordChange } from '@wallet/domain';
import { serverSentence, useText } from '@wallet/i18n';
import { Button, Dialog, Notice, PasswordField, SlowNote, useToasts } from '@wallet/ui-kit';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import styles from './ProfileForm.module.scss';
import { useChangePassword } from './use-change-password.ts';

const fieldNames = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
type FieldName = (typeof fieldNames)[number];

interface Failure {
  /** Where it is said; null: about the whole. */
  readonly field: FieldName | null;
  readonly kind: 'error' | 'warning' | 'info';
  readonly text: string;
}

/** Another password. The fields are the browser's own: they keep what was typed whatever the answer is. */
export function PasswordDialog() {
  const { t } = useText('profile');
  const { t: common } = useText('common');
  const { close } = useModal();
  const { showToast } = useToasts();
  const errorText = useApiErrorText();
  const withServerText = useWithServerText();
  const { data: profile } = useGetProfileQuery();
  const { state, run } = useChangePassword();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isBusy = state.phase === 'running';

  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const fail = (problem: Failure) => {
    setFailure(problem);
    if (problem.field) focus(problem.field);
    // The browser's Back has closed it meanwhile: only a toast can still say it.
    if (!form.current) showToast('danger', problem.text);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: FieldName) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    const change = { oldPassword: text('oldPassword'), newPassword: text('newPassword'), confirmPassword: text('confirmPassword') };
    const check = checkPasswordChange(change);
    if (check === 'incomplete') {
      // Nothing is said and nothing sent. The first empty field is where to go on.
      const empty = fieldNames.find((name) => change[name] === '');
      if (empty) focus(empty);
      return;
    }
    if (check === 'not-equal') {
      fail({ field: 'confirmPassword', kind: 'error', text: t('password.mismatch') });
      return;
    }
    setFailure(null);
    const ended = await run(change);
    switch (ended.phase) {
      case 'done':
        showToast('success', serverSentence(ended.message) || t('password.changed'));
        // Where Back has closed it meanwhile, closing would leave the page.
        if (form.current) close();
        return;
      case 'refused': {
        const isOldWrong = ended.error.kind === 'refused' && ended.error.code === 'WRONG_PASSWORD';
        fail({ field: isOldWrong ? 'oldPassword' : null, kind: 'error', text: errorText(ended.error) });
        return;
      }
      case 'unknown':
        fail({ field: null, kind: 'warning', text: withServerText(ended.error, t('password.unknown')) });
        return;
      case 'elsewhere':
        fail({ field: null, kind: 'info', text: t('password.busy') });
        return;
      case 'idle':
      case 'running':
        return;
    }
  };

  const field = (name: FieldName, label: string, autoComplete: 'current-password' | 'new-password') => (
    <PasswordField
      name={name}
      label={label}
      autoComplete={autoComplete}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      error={failure?.field === name ? failure.text : undefined}
      maxLength={256}
      required
    />
  );

  return (
    <Dialog
      title={t('password.change')}
      closeLabel={common('close')}
      size="small"
      onClose={close}
      isLocked={isBusy}
      actions={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy} busyLabel={t('password.busy')}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles['form']}
        method="post"
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => void submit(event)}
        onInput={failure ? () => setFailure(null) : undefined}
      >
        {/* Password managers keep the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={profile?.username ?? ''} readOnly hidden />
        {field('oldPassword', t('password.old'), 'current-password')}
        {field('newPassword', t('password.new'), 'new-password')}
        {field('confirmPassword', t('password.confirm'), 'new-password')}
        {failure?.field === null && <Notice kind={failure.kind}>{failure.text}</Notice>}
        {isBusy && <SlowNote text={common('stillLoading')} />}
      </form>
    </Dialog>
  );
}
