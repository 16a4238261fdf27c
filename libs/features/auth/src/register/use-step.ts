import { paths, stepParameter } from '@wallet/app-shell';
import { registrationSteps, type RegistrationStep } from '@wallet/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const addressOf = (step: RegistrationStep) =>
  step === registrationSteps[0] ? paths.register : `${paths.register}?${stepParameter}=${step}`;

/** Marks an address that was reached from the previous step, so that going back is also one step back in the browser's history. */
const fromStepBefore = { isFromStepBefore: true };

/** Keeps the step in the address. `choose` picks the step to show for the requested one, whose address is then replaced. */
export function useStep(choose: (requested: string | null) => RegistrationStep) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as Partial<typeof fromStepBefore> | null;
  const requested = search.get(stepParameter);
  const step = choose(requested);
  const isOtherStep = (requested ?? registrationSteps[0]) !== step;

  useEffect(() => {
    if (isOtherStep) void navigate(addressOf(step), { replace: true });
  }, [isOtherStep, step, navigate]);

  const shown = useRef<RegistrationStep | null>(null);
  useEffect(() => {
    shown.current = step;
    return () => {
      shown.current = null;
    };
  }, [step]);

  const goTo = useCallback(
    /** `replace` removes the current step from history. */
    (next: RegistrationStep, { replace = false } = {}) => {
      // A response that arrives after the visitor has left must not bring them back. The address changes first, while the next page is
      // still being fetched.
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
