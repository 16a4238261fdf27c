import type { LoginResponse, LoginRequest, MessageResponse } from '@wallet/contract';
import { account } from '@wallet/contract/operations/account';
import { from, walletApi } from '../transport/base-api.ts';

/** Registration and login. */
export const accountEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LoginResponse, LoginRequest>({
      ...from(account.logIn, (body: LoginRequest) => ({ body })),
    }),
    checkRegistration: build.mutation<MessageResponse, Omit<Registration, 'currency'>>({
      ...from(account.checkRegistration, (body: Omit<Registration, 'currency'>) => ({ body })),
    }),
    register: build.mutation<MessageResponse, Registration>({
      ...from(account.register, (body: Registration) => ({ body })),
    }),
  }),
});

/** The data of a new member. The username is the phone number. */
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
  /** Token of the verified one-time code, if the backend has asked for it. */
  readonly otpToken?: string;
}
