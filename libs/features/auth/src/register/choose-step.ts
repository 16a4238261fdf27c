import { checkPhone, registrationSteps, stepsToTake, type MarketProfile, type OtpState, type RegistrationStep } from '@wallet/domain';
import type { RegistrationDraft } from './registration-draft.ts';

export function otpStateOf({ otpSwitch, phone, verifiedPhone }: RegistrationDraft): OtpState {
  return { isOtpOn: otpSwitch === 'on', isPhoneVerified: phone !== '' && phone === verifiedPhone };
}

/** The steps as shown. A code that was requested in this registration stays a step after it is verified. */
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

/** Returns the step for the address's `requested` one: that step, or the first unfinished step before it. */
export function chooseStep(requested: string | null, { draft, hasPassword, profile }: Progress): RegistrationStep {
  const steps = stepsToTake(otpStateOf(draft));
  const isFinished: Readonly<Record<RegistrationStep, boolean>> = {
    phone: draft.otpSwitch !== '' && checkPhone(draft.phone, profile) === 'ok',
    // It is a step only while the number is not verified.
    otp: false,
    profile: draft.isProfileChecked && hasPassword,
    bank: false,
  };
  const position = requested === null ? 0 : registrationSteps.findIndex((step) => step === requested);
  const unfinished = steps.find((step) => !isFinished[step]) ?? 'phone';
  const reached = steps.slice(0, steps.indexOf(unfinished) + 1);
  return reached.find((step) => step === registrationSteps[Math.max(position, 0)]) ?? unfinished;
}
