import { accountEndpoints } from '../account.endpoints.ts';
import { otpEndpoints } from '../otp.endpoints.ts';
import { act } from './ask.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const account = accountEndpoints.endpoints;
const otp = otpEndpoints.endpoints;

const profile = {
  name: 'Somsri', username: '0812345679', password: 'password-of-somsri', sourceCode: 'FB', inviteCode: '',
  bankCode: 'KTB', bankAccountName: 'SOMSRI JAIDEE', bankAccountNo: '1234567890',
};
const registration = { ...profile, currency: 'BAHT' };
const code = { otpToken: 'token', otpCode: '123456' };

export const registrationRows: readonly EndpointRow[] = [
  {
    call: 'POST otp/send', body: { phoneNumber: '0812345679' }, ...act(otp.sendOtp, { phoneNumber: '0812345679' }),
    good: { answer: { otpRef: 'A1B2C3', otpToken: 'token', code: 'OK' }, brings: { otpRef: 'A1B2C3', otpToken: 'token', code: 'OK' } },
    foreign: { answer: { code: 'otp-verified', otpRef: null, otpToken: 7, sms: true }, brings: { otpRef: '', otpToken: '7', code: 'OTP_VERIFIED' } },
  },
  { call: 'POST otp/verify', body: code, ...act(otp.verifyOtp, code), ...acted },
  { call: 'POST account/validate', body: profile, ...act(account.validateRegistration, profile), ...acted },
  { call: 'POST account', body: registration, ...act(account.register, registration), ...acted },
];
