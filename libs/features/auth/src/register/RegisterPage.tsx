import { lazyWithPreload, paths, useApp, useIsHydrated } from '@wallet/app-shell';
import { previousStep } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Card, Notice, Stepper, VisuallyHidden } from '@wallet/ui-kit';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { chooseStep, otpStateOf, shownSteps } from './choose-step.ts';
import { PhoneStep } from './PhoneStep.tsx';
import styles from './RegisterPage.module.scss';
import { emptyDraft } from './registration-draft.ts';
import { StepLoading } from './StepLoading.tsx';
import { useDraft } from './use-draft.ts';
import { useInviteCode } from './use-invite-code.ts';
import { useStep } from './use-step.ts';
import { WizardContext, type Secrets, type Wizard } from './wizard.ts';

const noSecrets: Secrets = { password: '', confirmPassword: '' };

/** Long enough to read that it went well, in milliseconds. */
const loginAfterMs = 2000;

/** Becoming a member, step by step. Each step has an address; the first one is prerendered. */
export function RegisterPage() {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { api, definition, loadTexts, preload } = useApp();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { draft, keep, forget } = useDraft();
  const [secrets, setSecrets] = useState<Secrets>(noSecrets);
  const setSecret = useCallback((name: keyof Secrets, value: string) => setSecrets((before) => ({ ...before, [name]: value })), []);
  const [isDone, setDone] = useState(false);
  const inviteCode = useInviteCode();
  const hasPassword = secrets.password !== '';
  const { step, goTo, goBackTo } = useStep((wanted) =>
    isHydrated ? chooseStep(wanted, { draft, hasPassword, profile: definition.profile }) : 'phone',
  );
  // Only once hydrated is the draft of this tab known: the prerendered page is everybody's.
  const known = isHydrated ? draft : emptyDraft;
  const [laterSteps] = useState(() =>
    lazyWithPreload(async () => {
      const [{ LaterSteps }] = await Promise.all([import('./LaterSteps.tsx'), api.load(), loadTexts(['errors'])]);
      return LaterSteps;
    }),
  );
  useEffect(() => {
    // A failure here shows when the step is come to.
    laterSteps.preload().catch(() => undefined);
  }, [laterSteps]);

  const username = draft.phone;
  useEffect(() => {
    if (!isDone) return;
    // Fetched before leaving, so that no empty screen follows. A failure shows there.
    preload(paths.login).catch(() => undefined);
    const timer = setTimeout(() => void navigate(paths.login, { replace: true, state: { username } }), loginAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, preload, navigate, username]);

  const previous = previousStep(step, otpStateOf(known));
  const wizard: Wizard = {
    step,
    draft,
    keep,
    secrets,
    setSecret,
    inviteCode,
    goTo,
    goBack: previous && (() => goBackTo(previous)),
    finish: () => {
      forget();
      setDone(true);
    },
  };

  const steps = shownSteps(known);
  const progress = t('steps.progress', { current: steps.indexOf(step) + 1, total: steps.length });
  const stage = isDone ? t('done') : t(`steps.${step}`);
  const title = step === 'phone' ? common('titles.register') : `${stage} · ${common('titles.register')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <section className={styles['page']}>
      <h1>{t('heading')}</h1>
      <Stepper
        label={t('steps.label')}
        steps={steps.map((each) => t(`steps.${each}`))}
        current={isDone ? steps.length : steps.indexOf(step)}
        doneLabel={t('steps.done')}
      />
      <VisuallyHidden isLive>{isHydrated && !isDone && `${progress}: ${stage}`}</VisuallyHidden>
      <Card>
        <StepHeading text={stage} takesFocusAt={isDone ? 'done' : step} />
        {isDone ? (
          <Notice variant="success">{t('success')}</Notice>
        ) : (
          <WizardContext value={wizard}>
            {step === 'phone' ? (
              <PhoneStep />
            ) : (
              <Suspense fallback={<StepLoading />}>
                <laterSteps.Component />
              </Suspense>
            )}
          </WizardContext>
        )}
      </Card>
      <p className={styles['login']}>
        {t('haveAccount')} <Link to={paths.login}>{t('logIn')}</Link>
      </p>
    </section>
  );
}

interface StepHeadingProps {
  readonly text: string;
  /** What is shown below it. */
  readonly takesFocusAt: string;
}

/** Takes the focus when what is below it changes, so that who cannot see the page goes on where it goes on. */
function StepHeading({ text, takesFocusAt }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocusAt);
  useEffect(() => {
    if (shown.current === takesFocusAt) return;
    shown.current = takesFocusAt;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [takesFocusAt]);
  return (
    <h2 ref={heading} className={styles['step']} tabIndex={-1}>
      {text}
    </h2>
  );
}
