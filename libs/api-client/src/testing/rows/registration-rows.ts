import { accountEndpoints } from '../../endpoints/account.ts';
import { otpEndpoints } from '../../endpoints/otp.ts';
import { act } from './ask.ts';
import type { EndpointRows } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const account = accountEndpoints.endpoints;
const otp = otpEndpoints.endpoints;

const profile = {
  name: 'Somsri',
  username: '0812345679',
  password: 'password-of-somsri',
  sourceCode: 'FB',
  inviteCode: '',
  bankCode: 'KTB',
  bankAccountName: 'SOMSRI JAIDEE',
  bankAccountNo: '1234567890',
};
const registration = { ...profile, currency: 'BAHT' };
const code = { otpToken: 'token', otpCode: '123456' };

export const registrationRows = {
  sendOtp: {
    body: { phoneNumber: '0812345679' },
    ...act(otp.sendOtp, { phoneNumber: '0812345679' }),
    good: { response: { otpRef: 'A1B2C3', otpToken: 'token', code: 'OK' }, brings: { otpRef: 'A1B2C3', otpToken: 'token', code: 'OK' } },
    forms: [
      {
        response: { code: 'otp-verified', otpRef: null, otpToken: 7, sms: true },
        brings: { otpRef: '', otpToken: '7', code: 'OTP_VERIFIED' },
      },
    ],
  },
  verifyOtp: { body: code, ...act(otp.verifyOtp, code), ...acted },
  checkRegistration: { body: profile, ...act(account.checkRegistration, profile), ...acted },
  register: { body: registration, ...act(account.register, registration), ...acted },
} satisfies EndpointRows;
