import { paths, stepParameter } from '@wallet/app-shell';
import { registrationSteps, type RegistrationStep } from '@wallet/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const addressOf = (step: RegistrationStep) =>
  step === registrationSteps[0] ? paths.register : `${paths.register}?${stepParameter}=${step}`;

/** Marks an address that was reached from the step before it, so that a step back is one in the browser's history too. */
const fromStepBefore = { isFromStepBefore: true };

/** Steps by address. `choose` says which step to show where the address asks for one; its address then replaces that. */
export function useStep(choose: (wanted: string | null) => RegistrationStep) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as Partial<typeof fromStepBefore> | null;
  const wanted = search.get(stepParameter);
  const step = choose(wanted);
  const isElsewhere = (wanted ?? registrationSteps[0]) !== step;

  useEffect(() => {
    if (isElsewhere) void navigate(addressOf(step), { replace: true });
  }, [isElsewhere, step, navigate]);

  const shown = useRef<RegistrationStep | null>(null);
  useEffect(() => {
    shown.current = step;
    return () => {
      shown.current = null;
    };
  }, [step]);

  const goTo = useCallback(
    /** `replace` where the step that is left is not to be come back to. */
    (next: RegistrationStep, { replace = false } = {}) => {
      // An answer that comes after the visitor has gone elsewhere must not bring him back. The address is ahead of what
      // is shown while the page that he went to is still being fetched.
      if (shown.current !== step || !location.pathname.startsWith(paths.register)) return;
      void navigate(addressOf(next), { replace, state: replace ? state : fromStepBefore });
    },
    [navigate, state, step],
  );
  const goBackTo = useCallback(
    (previous: RegistrationStep) => void (state?.isFromStepBefore ? navigate(-1) : navigate(addressOf(previous), { replace: true })),
    [navigate, state],
  );
  return { step, goTo, goBackTo };
}
