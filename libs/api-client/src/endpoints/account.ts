import type { LoginResponse, LoginRequest, MessageResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/account';
import { from, walletApi } from '../transport/base-api.ts';

/** Becoming and being a member. */
export const accountEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LoginResponse, LoginRequest>({
      ...from(operations.logIn, (body: LoginRequest) => ({ body })),
    }),
    checkRegistration: build.mutation<MessageResponse, Omit<Registration, 'currency'>>({
      ...from(operations.checkRegistration, (body: Omit<Registration, 'currency'>) => ({ body })),
    }),
    register: build.mutation<MessageResponse, Registration>({
      ...from(operations.register, (body: Registration) => ({ body })),
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
