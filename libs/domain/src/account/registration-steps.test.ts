import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { nextStep, previousStep, registrationSteps, stepsToTake, type OtpState, type RegistrationStep } from './registration-steps.ts';

const off: OtpState = { isOtpOn: false, isPhoneVerified: false };
const on: OtpState = { isOtpOn: true, isPhoneVerified: false };
const verified: OtpState = { isOtpOn: true, isPhoneVerified: true };

describe('stepsToTake', () => {
  it.each<[string, OtpState, number]>([
    ['without codes: three', off, 3],
    ['with codes: four', on, 4],
    ['with a number that is verified already: three', verified, 3],
    ['without codes a verified number changes nothing', { ...off, isPhoneVerified: true }, 3],
  ])('%s', (_name, otp, count) => {
    const steps = stepsToTake(otp);
    expect(steps).toHaveLength(count);
    expect(steps.includes('otp')).toBe(count === 4);
  });
});

describe('nextStep', () => {
  it.each<[RegistrationStep, OtpState, RegistrationStep | null]>([
    ['phone', off, 'profile'],
    ['phone', on, 'otp'],
    ['phone', verified, 'profile'],
    ['otp', on, 'profile'],
    // The answer that verifies the number arrives on this very step.
    ['otp', verified, 'profile'],
    ['profile', on, 'bank'],
    ['bank', on, null],
    ['bank', off, null],
  ])('after %s with %j: %s', (step, otp, next) => expect(nextStep(step, otp)).toBe(next));
});

describe('previousStep', () => {
  it.each<[RegistrationStep, OtpState, RegistrationStep | null]>([
    ['phone', on, null],
    ['otp', on, 'phone'],
    ['otp', verified, 'phone'],
    ['profile', on, 'otp'],
    ['profile', verified, 'phone'],
    ['profile', off, 'phone'],
    ['bank', off, 'profile'],
  ])('before %s with %j: %s', (step, otp, previous) => expect(previousStep(step, otp)).toBe(previous));
});

it('leads from the first to the last step and the same way back', () => {
  const otpState = fc.record({ isOtpOn: fc.boolean(), isPhoneVerified: fc.boolean() });
  fc.assert(
    fc.property(otpState, (otp) => {
      const forth: RegistrationStep[] = [];
      for (let step: RegistrationStep | null = 'phone'; step; step = nextStep(step, otp)) forth.push(step);
      const back: RegistrationStep[] = [];
      for (let step: RegistrationStep | null = 'bank'; step; step = previousStep(step, otp)) back.push(step);
      expect(forth).toEqual(stepsToTake(otp));
      expect(back.toReversed()).toEqual(forth);
    }),
  );
  expect(registrationSteps).toEqual(stepsToTake(on));
});
