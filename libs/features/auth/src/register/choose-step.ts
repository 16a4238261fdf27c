import { checkPhone, registrationSteps, stepsToTake, type MarketProfile, type OtpState, type RegistrationStep } from '@wallet/domain';
import type { RegistrationDraft } from './registration-draft.ts';

export function otpStateOf({ otpSwitch, phone, verifiedPhone }: RegistrationDraft): OtpState {
  return { isOtpOn: otpSwitch === 'on', isPhoneVerified: phone !== '' && phone === verifiedPhone };
}

/** The steps as they are shown: a code that was asked for here stays one of them once it is given. */
export function shownSteps(draft: RegistrationDraft): readonly RegistrationStep[] {
  const { isOtpOn, isPhoneVerified } = otpStateOf(draft);
  const wasAsked = draft.otpPhone !== '' && draft.otpPhone === draft.phone;
  return stepsToTake({ isOtpOn, isPhoneVerified: isPhoneVerified && !wasAsked });
}

interface Progress {
  readonly draft: RegistrationDraft;
  readonly hasPassword: boolean;
  readonly profile: Pick<MarketProfile, 'phoneLength'>;
}

/** The step to show where the address asks for `wanted`: that one, or the first before it that is not finished. */
export function chooseStep(wanted: string | null, { draft, hasPassword, profile }: Progress): RegistrationStep {
  const steps = stepsToTake(otpStateOf(draft));
  const isFinished: Readonly<Record<RegistrationStep, boolean>> = {
    phone: draft.otpSwitch !== '' && checkPhone(draft.phone, profile) === 'ok',
    // A step to take as long as the number is not verified.
    otp: false,
    profile: draft.isProfileChecked && hasPassword,
    bank: false,
  };
  const position = wanted === null ? 0 : registrationSteps.findIndex((step) => step === wanted);
  const unfinished = steps.find((step) => !isFinished[step]) ?? 'phone';
  const reached = steps.slice(0, steps.indexOf(unfinished) + 1);
  return reached.find((step) => step === registrationSteps[Math.max(position, 0)]) ?? unfinished;
}
