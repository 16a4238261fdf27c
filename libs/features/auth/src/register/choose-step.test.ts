import { expect, it } from 'vitest';
import { chooseStep, shownSteps } from './choose-step.ts';
import { emptyDraft, type RegistrationDraft } from './registration-draft.ts';

const profile = { phoneLength: 10 };
const withPhone = { ...emptyDraft, phone: '0812345678', otpSwitch: 'off' } as const;
const withOtp = { ...withPhone, otpSwitch: 'on' } as const;
const verified = { ...withOtp, verifiedPhone: '0812345678' };
const checked = { ...withPhone, isProfileChecked: true };

const testCases: [name: string, wanted: string | null, draft: RegistrationDraft, hasPassword: boolean, shown: string][] = [
  ['the plain address', null, checked, true, 'phone'],
  ['an unknown step', 'payment', checked, true, 'phone'],
  ['the profile before a phone is given', 'profile', emptyDraft, false, 'phone'],
  ['the last step with nothing given', 'bank', emptyDraft, false, 'phone'],
  ['the profile with a phone that is too short', 'profile', { ...withPhone, phone: '08123' }, false, 'phone'],
  ['the profile before the backend said whether a code is required', 'profile', { ...withPhone, otpSwitch: '' }, false, 'phone'],
  ['the profile', 'profile', withPhone, false, 'profile'],
  ['the profile while the code is missing', 'profile', withOtp, false, 'otp'],
  ['the profile of a verified phone', 'profile', verified, false, 'profile'],
  ['the profile of another phone than the verified one', 'profile', { ...verified, phone: '0898765432' }, false, 'otp'],
  ['the code when none is required', 'otp', withPhone, false, 'profile'],
  ['the code of a verified phone', 'otp', verified, false, 'profile'],
  ['the bank before the profile was checked', 'bank', withPhone, true, 'profile'],
  ['the bank after a reload, which forgets the password', 'bank', checked, false, 'profile'],
  ['the bank', 'bank', checked, true, 'bank'],
  ['an earlier step, to change something', 'profile', checked, true, 'profile'],
];

it.each<[name: string, draft: RegistrationDraft, steps: readonly string[]]>([
  ['the requirement of a code is not known', emptyDraft, ['phone', 'profile', 'bank']],
  ['no code is required', withPhone, ['phone', 'profile', 'bank']],
  ['a code is required', withOtp, ['phone', 'otp', 'profile', 'bank']],
  ['the phone was verified before', verified, ['phone', 'profile', 'bank']],
  ['the phone was verified here', { ...verified, otpPhone: verified.phone }, ['phone', 'otp', 'profile', 'bank']],
])('shownSteps: %s', (_name, draft, steps) => {
  expect(shownSteps(draft)).toEqual(steps);
});

it.each(testCases)('chooseStep shows the right step for %s', (_name, requested, draft, hasPassword, shown) => {
  expect(chooseStep(requested, { draft, hasPassword, profile })).toBe(shown);
});
