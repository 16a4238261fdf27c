/** The steps of the registration, in their order. */
export const registrationSteps = ['phone', 'otp', 'profile', 'bank'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What decides whether the code is asked for. */
export interface OtpState {
  /** The operator wants phone numbers verified. */
  readonly isOtpOn: boolean;
  /** The backend answered that this very number is verified already. */
  readonly isPhoneVerified: boolean;
}

/** The steps that a visitor goes through. */
export function stepsToTake({ isOtpOn, isPhoneVerified }: OtpState): readonly RegistrationStep[] {
  return registrationSteps.filter((step) => step !== 'otp' || (isOtpOn && !isPhoneVerified));
}

/** The step after this one; null after the last, when the account is created. */
export function nextStep(step: RegistrationStep, otp: OtpState): RegistrationStep | null {
  const position = registrationSteps.indexOf(step);
  return stepsToTake(otp).find((other) => registrationSteps.indexOf(other) > position) ?? null;
}

/** The step before this one; null before the first. A code that is no longer asked for is not gone back to. */
export function previousStep(step: RegistrationStep, otp: OtpState): RegistrationStep | null {
  const position = registrationSteps.indexOf(step);
  return stepsToTake(otp).findLast((other) => registrationSteps.indexOf(other) < position) ?? null;
}
