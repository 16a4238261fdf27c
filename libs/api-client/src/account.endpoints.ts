import { loginAnswer, messageAnswer, type LoginAnswer, type LoginRequest, type MessageAnswer } from '@wallet/wire';
import { walletApi } from './base-api.ts';

/** Becoming and being a member. */
export const accountEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
      rawResponseSchema: loginAnswer,
    }),
    validateRegistration: build.mutation<MessageAnswer, Omit<Registration, 'currency'>>({
      query: (body) => ({ url: 'account/validate', method: 'POST', body }),
      rawResponseSchema: messageAnswer,
    }),
    register: build.mutation<MessageAnswer, Registration>({
      query: (body) => ({ url: 'account', method: 'POST', body }),
      rawResponseSchema: messageAnswer,
    }),
  }),
});

/** What a new member sends. The username is the phone number. */
export interface Registration {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly currency: string;
  /** Of the code that verified the phone, where one was asked for. */
  readonly otpToken?: string;
}

