import { Link, lazyWithPreload, paths, useApp, useIsHydrated } from '@wallet/app-shell';
import { previousStep, withoutBreakMarks, readInviteCode } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Skeleton, Stepper, useFailureToast, VisuallyHidden } from '@wallet/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Welcome } from '../login/Welcome.tsx';
import { chooseStep, otpStateOf, shownSteps } from './choose-step.ts';
import { PhoneStep } from './PhoneStep.tsx';
import styles from './RegisterPage.module.scss';
import { emptyDraft, useDraft } from './registration-draft.ts';
import { useStep } from './use-step.ts';
import { WizardContext, type Secrets, type Wizard } from './wizard.ts';

/** How long the success message stays, in milliseconds. */
const loginAfterMs = 2000;

/** The registration wizard. Each step has an address; the first one is prerendered. */
export function RegisterPage() {
  const { t } = useText('register');
  const { t: common } = useText('common');
  const { api, definition, loadTexts, prefetch } = useApp();
  const isHydrated = useIsHydrated();
  const { draft, updateDraft, forget } = useDraft();
  const [secrets, setSecrets] = useState<Secrets>({ password: '', confirmPassword: '' });
  const [isDone, setDone] = useState(false);
  const inviteCode = useInviteCode();
  const { showFailure, hideFailure } = useFailureToast();
  const { step, goTo, goBackTo } = useStep((requested) =>
    isHydrated ? chooseStep(requested, { draft, hasPassword: secrets.password !== '', profile: definition.profile }) : 'phone',
  );
  // This tab's draft is known only after hydration; the prerendered page is the same for everyone.
  const knownDraft = isHydrated ? draft : emptyDraft;
  const [laterSteps] = useState(() =>
    lazyWithPreload(async () => {
      const [{ LaterSteps }] = await Promise.all([import('./LaterSteps.tsx'), api.load(), loadTexts(['errors'])]);
      return LaterSteps;
    }),
  );
  useEffect(() => prefetch(laterSteps.preload), [prefetch, laterSteps]);
  useLoginAfter(isDone, draft.phone);

  const previous = previousStep(step, otpStateOf(knownDraft));
  const wizard: Wizard = {
    step,
    draft,
    updateDraft,
    secrets,
    setSecret: (name, value) => setSecrets((before) => ({ ...before, [name]: value })),
    inviteCode,
    goTo: (...next) => {
      hideFailure();
      goTo(...next);
    },
    goBack: previous && (() => goBackTo(previous)),
    showFailure: ({ kind }, text) => {
      if (kind !== 'terminated') showFailure(text);
    },
    finish: () => {
      hideFailure();
      forget();
      setDone(true);
    },
  };

  const steps = shownSteps(knownDraft);
  const progress = t('steps.progress', { current: steps.indexOf(step) + 1, total: steps.length });
  const stage = isDone ? t('done') : t(`steps.${step}`);
  const title = step === 'phone' ? common('titles.register') : `${stage} · ${common('titles.register')}`;
  useEffect(() => {
    document.title = withoutBreakMarks(title);
  }, [title]);

  return (
    <Welcome hasSteps>
      <div className={styles.head}>
        <h1 className={styles.name}>{t('heading')}</h1>
        <StepHeading text={stage} takesFocusAt={isDone ? 'done' : step} />
        <Stepper
          label={t('steps.label')}
          steps={steps.map((each) => t(`steps.${each}`))}
          current={isDone ? steps.length : steps.indexOf(step)}
          position={isDone ? stage : progress}
          doneLabel={t('steps.done')}
        />
      </div>
      <VisuallyHidden isLive>{isHydrated && !isDone && `${progress}: ${stage}`}</VisuallyHidden>
      {!isDone && (
        <>
          <WizardContext value={wizard}>
            {step === 'phone' ? (
              <PhoneStep />
            ) : (
              <Suspense fallback={<StepLoading />}>
                <laterSteps.Component />
              </Suspense>
            )}
          </WizardContext>
          <p className={styles.login}>
            <span>{t('haveAccount')}</span> <Link to={paths.login}>{t('logIn')}</Link>
          </p>
        </>
      )}
    </Welcome>
  );
}

/** Goes to the login page once the new member has read that it is done. */
function useLoginAfter(isDone: boolean, username: string): void {
  const { prefetch, preload } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    // So that no blank page follows.
    prefetch(() => preload(paths.login));
    const timer = setTimeout(() => void navigate(paths.login, { replace: true, state: { username } }), loginAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, prefetch, preload, navigate, username]);
}

interface StepHeadingProps {
  readonly text: string;
  /** Identifies the content below the heading. The heading takes the focus when it changes. */
  readonly takesFocusAt: string;
}

/** Moves the focus to the heading when the content below it changes, so that screen reader users notice the new step. */
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
    <h2 ref={heading} className={styles.step} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** Shown while a step is loading. */
function StepLoading() {
  const { t } = useText('common');
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="text" />
      <Skeleton shape="block" />
    </div>
  );
}

const inviteCodeKey = 'inviteCode';

/** Returns the inviter's code from the current link or an earlier visit; null when there is none. */
function useInviteCode(): string | null {
  const { device } = useApp();
  const [search] = useSearchParams();
  const linked = readInviteCode(search.get('code'));
  useEffect(() => {
    if (linked !== null) device.set(inviteCodeKey, linked);
  }, [device, linked]);
  return linked ?? readInviteCode(device.get(inviteCodeKey));
}
