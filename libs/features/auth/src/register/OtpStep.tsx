import { useApp, useNow } from '@wallet/app-shell';
import { useForm } from '@wallet/app-shell/forms';
import { useText } from '@wallet/i18n';
import { Button, CodeField, Notice, SlowNote, VisuallyHidden, keepExact } from '@wallet/ui-kit';
import { useRef } from 'react';
import styles from './RegisterPage.module.scss';
import { requestCode, verifyCode } from './registration-calls.ts';
import { resendWaitSeconds } from './registration-draft.ts';
import { otpSchema } from './schemas.ts';
import { BackButton, StepActions } from './StepParts.tsx';
import { useOneCall } from './use-one-call.ts';
import { useWizard } from './wizard.ts';

/** Asks for the code that was sent to the phone. */
export function OtpStep() {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { api } = useApp();
  const { draft, updateDraft, goTo } = useWizard();
  const field = useRef<HTMLInputElement>(null);
  const { run, busyWith, done, failure, clearFailure } = useOneCall<'send' | 'verify'>();
  const isSent = draft.otpPhone === draft.phone && draft.otpToken !== '';

  const continueToProfile = () => {
    updateDraft({ verifiedPhone: draft.phone });
    // Expired codes are removed from history.
    goTo('profile', { replace: true });
  };

  const { element, submit, values, errorOf, set, hideErrors } = useForm({
    initialValues: { otpCode: '' },
    schema: otpSchema,
    textOf: t,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onChange: clearFailure,
    onSubmit: ({ otpCode }) =>
      run('verify', async () => {
        const { error = null } = await verifyCode(await api.load(), draft.otpToken, otpCode);
        if (!error) continueToProfile();
        else field.current?.select();
        return error;
      }),
  });

  const send = () => {
    hideErrors();
    return run('send', async () => {
      const { change, error } = await requestCode(await api.load(), draft.phone, Date.now);
      updateDraft(change);
      if (change.verifiedPhone !== undefined) continueToProfile();
      else if (!error) {
        // The button becomes disabled while it waits, and a disabled button loses the focus.
        field.current?.focus();
      }
      return error;
    });
  };

  const sendLabel = t(isSent ? 'otp.resend' : 'otp.send');
  const sendButton = <SendButton isBusy={busyWith === 'send'} label={sendLabel} onSend={() => void send()} />;
  if (!isSent) {
    return (
      <div className={styles.form}>
        {failure !== null && <Notice variant="error">{failure}</Notice>}
        <div className={styles.actions}>
          <BackButton />
          {sendButton}
        </div>
      </div>
    );
  }
  return (
    <form ref={element} className={styles.form} method="post" noValidate aria-busy={busyWith === 'verify'} onSubmit={submit}>
      <p className={styles.words}>{keepExact(t('otp.sentTo', { phone: draft.phone }), draft.phone)}</p>
      <CodeField
        ref={field}
        name="otpCode"
        defaultValue={values.otpCode}
        label={t('otp.label')}
        hint={draft.otpReference === '' ? undefined : keepExact(t('otp.reference', { reference: draft.otpReference }), draft.otpReference)}
        error={errorOf('otpCode') ?? failure ?? undefined}
        required
        onCodeChange={(code) => set('otpCode', code)}
      />
      <VisuallyHidden isLive>{done === 'send' && t('otp.resent')}</VisuallyHidden>
      {busyWith !== null && <SlowNote text={common('stillLoading')} />}
      {sendButton}
      <StepActions submitLabel={t('otp.verify')} busyLabel={t('otp.verifying')} isBusy={busyWith === 'verify'} />
    </form>
  );
}

interface SendButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

/** Requests another code. Disabled until the last one has had time to arrive. */
function SendButton({ label, isBusy, onSend }: SendButtonProps) {
  const { t } = useText('register');
  const { draft } = useWizard();
  const seconds = resendWaitSeconds(draft.otpSentAt, useNow(1000));
  return (
    <Button variant="secondary" fullWidth isBusy={isBusy} busyLabel={t('otp.sending')} disabled={seconds > 0} onClick={onSend}>
      {seconds > 0 ? t('otp.resendIn', { time: String(seconds) }) : label}
    </Button>
  );
}
