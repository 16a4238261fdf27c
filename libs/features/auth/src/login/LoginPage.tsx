import { Link, paths, takeEarlySubmit, useApp, useAvailability, useServiceCheck } from '@wallet/app-shell';
import { toUsername } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Checkbox, Notice, PasswordField, SlowNote, TextField } from '@wallet/ui-kit';
import { useEffect, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { Welcome } from './Welcome.tsx';
import styles from './LoginPage.module.scss';
import { useLogin } from './use-login.ts';

/** The login form. The fields are uncontrolled: nothing typed before hydration is lost, and the page needs no form library. */
export function LoginPage() {
  const { t } = useText('auth');
  const { t: common } = useText('common');
  const { session, definition } = useApp();
  const { logIn, isBusy, failure, clearFailure, prepare, prefetchHome } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const registered = (useLocation().state as { readonly username?: unknown } | null)?.username;
  useServiceCheck();

  useLayoutEffect(() => {
    // Fills in the phone number after registration. The prerendered field is empty but may already hold newer text.
    const field = form.current && fieldOf(form.current, 'username');
    if (field?.value === '' && typeof registered === 'string') field.value = registered;
  }, [registered]);

  const submit = (element: HTMLFormElement) => {
    const [phone, secret, remember] = ['username', 'password', 'remember'].map((name) => fieldOf(element, name));
    const username = toUsername(phone?.value ?? '', definition.profile);
    const password = secret?.value ?? '';
    // Incomplete credentials are not sent. The first empty field gets the focus.
    if (username === '') phone?.focus();
    else if (password === '') secret?.focus();
    else void logIn({ username, password }, remember?.checked === true);
  };

  const submitEarly = useRef(submit);
  useEffect(() => {
    if (form.current && takeEarlySubmit(form.current)) submitEarly.current(form.current);
    // A failure here is reported when the member tries to log in.
    prepare().catch(() => undefined);
  }, [prepare]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };

  const end = session.lastEnd();
  return (
    <Welcome>
      <h1>{t('heading')}</h1>
      {end !== null && end !== 'logged-out' && !failure && <Notice variant="info">{t(`ended.${end}`)}</Notice>}
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        aria-busy={isBusy}
        onSubmit={onSubmit}
        onInput={() => {
          if (failure) clearFailure();
          prefetchHome();
        }}
      >
        <TextField name="username" type="tel" label={t('phone')} autoComplete="username" inputMode="tel" required />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          required
        />
        {definition.settings?.remembersLogin !== false && <Checkbox name="remember" label={t('remember')} />}
        {isBusy && <SlowNote text={common('stillLoading')} />}
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
        {failure && (
          <Notice variant="error">
            {failure.Text ? <failure.Text error={failure.error} /> : common(`failures.${failure.error.kind}`)}
          </Notice>
        )}
      </form>
      <OtherWays />
    </Welcome>
  );
}

const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);

/** What helps those who have no account or no password. */
function OtherWays() {
  const { t } = useText('auth');
  const availability = useAvailability();
  return (
    <p className={styles.more}>
      <span>
        <span>{t('noAccount')}</span> <Link to={paths.register}>{t('register')}</Link>
      </span>
      {availability.page(paths.contact) && (
        <span>
          <span>{t('noPassword')}</span> <Link to={paths.contact}>{t('contact')}</Link>
        </span>
      )}
    </p>
  );
}
