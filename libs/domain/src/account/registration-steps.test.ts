import { expect, it } from 'vitest';
import { nextStep, previousStep, stepsToTake, type OtpState, type RegistrationStep } from './registration-steps.ts';

const off: OtpState = { isOtpOn: false, isPhoneVerified: false };
const on: OtpState = { isOtpOn: true, isPhoneVerified: false };
const verified: OtpState = { isOtpOn: true, isPhoneVerified: true };

it.each<[string, OtpState, number]>([
  ['three steps without OTP', off, 3],
  ['four steps with OTP', on, 4],
  ['three steps when the phone number is already verified', verified, 3],
  ['three steps without OTP when the phone number is already verified', { ...off, isPhoneVerified: true }, 3],
])('stepsToTake returns %s', (_name, otp, count) => {
  const steps = stepsToTake(otp);
  expect(steps).toHaveLength(count);
  expect(steps.includes('otp')).toBe(count === 4);
});

it.each<[RegistrationStep, OtpState, RegistrationStep | null]>([
  ['phone', off, 'profile'],
  ['phone', on, 'otp'],
  ['phone', verified, 'profile'],
  ['otp', on, 'profile'],
  // The response that verifies the phone number arrives while this step is shown.
  ['otp', verified, 'profile'],
  ['profile', on, 'bank'],
  ['bank', on, null],
  ['bank', off, null],
])('nextStep after %s with %j is %s', (step, otp, next) => expect(nextStep(step, otp)).toBe(next));

it.each<[RegistrationStep, OtpState, RegistrationStep | null]>([
  ['phone', on, null],
  ['otp', on, 'phone'],
  ['otp', verified, 'phone'],
  ['profile', on, 'otp'],
  ['profile', verified, 'phone'],
  ['profile', off, 'phone'],
  ['bank', off, 'profile'],
])('previousStep before %s with %j is %s', (step, otp, previous) => expect(previousStep(step, otp)).toBe(previous));
