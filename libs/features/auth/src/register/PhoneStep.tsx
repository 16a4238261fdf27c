import { takeEarlySubmit } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Notice, SlowNote, TextField } from '@wallet/ui-kit';
import { useEffect, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import styles from './RegisterPage.module.scss';
import { usePhoneStep } from './use-phone-step.ts';
import { useWizard } from './wizard.ts';

const problems = { ok: null, missing: 'phone.missing', 'wrong-length': 'phone.wrongLength', 'too-long': 'phone.tooLong' } as const;

/**
 * Asks for the phone number. The field is uncontrolled, so that text typed before hydration is not lost. It calls the domain rule directly:
 * Formik and Yup would add 22 kB, a fifth, to this page's script.
 */
export function PhoneStep() {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { draft } = useWizard();
  const { submit, change, isBusy, check, failure, phoneLength, prepare } = usePhoneStep();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const stored = useRef(draft.phone);

  useLayoutEffect(() => {
    // The prerendered field is empty but may already hold newer text.
    if (field.current?.value === '') field.current.value = stored.current;
  }, []);

  const send = async () => {
    if (field.current && !(await submit(field.current.value))) field.current.focus();
  };
  const sendEarly = useRef(send);
  useEffect(() => {
    if (form.current && takeEarlySubmit(form.current)) void sendEarly.current();
    // A failure here is reported when the visitor continues.
    prepare().catch(() => undefined);
  }, [prepare]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  const problem = problems[check];
  return (
    <form ref={form} className={styles.form} method="post" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      <TextField
        ref={field}
        name="username"
        type="tel"
        inputMode="tel"
        label={t('phone.label')}
        hint={t('phone.hint')}
        error={problem === null ? undefined : t(problem, { digits: phoneLength ?? '' })}
        autoComplete="username"
        required
        onChange={(event) => change(event.currentTarget.value)}
      />
      {failure !== null && <Notice variant="error">{failure}</Notice>}
      {isBusy && <SlowNote text={common('stillLoading')} />}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} busyLabel={t('profile.checking')}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
