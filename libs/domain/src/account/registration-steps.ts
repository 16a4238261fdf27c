/** The registration steps in order. */
export const registrationSteps = ['phone', 'otp', 'profile', 'bank'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Decides whether the one-time code is required. */
export interface OtpState {
  /** The operator wants phone numbers verified. */
  readonly isOtpOn: boolean;
  /** The backend said that this number is verified already. */
  readonly isPhoneVerified: boolean;
}

/** The steps that a visitor goes through. */
export function stepsToTake({ isOtpOn, isPhoneVerified }: OtpState): readonly RegistrationStep[] {
  return registrationSteps.filter((step) => step !== 'otp' || (isOtpOn && !isPhoneVerified));
}

/** The next step. Null after the last, when the account is created. */
export function nextStep(step: RegistrationStep, otp: OtpState): RegistrationStep | null {
  const position = registrationSteps.indexOf(step);
  return stepsToTake(otp).find((other) => registrationSteps.indexOf(other) > position) ?? null;
}

/** The previous step. Null before the first. Skips the code if it is no longer required. */
export function previousStep(step: RegistrationStep, otp: OtpState): RegistrationStep | null {
  const position = registrationSteps.indexOf(step);
  return stepsToTake(otp).findLast((other) => registrationSteps.indexOf(other) < position) ?? null;
}
