import { fromWireTime, type BankAccount } from '@wallet/domain';
import type { AccountNameRequest, MessageResponse, PasswordRequest, ProfileResponse, ProfileRequest } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/profile';
import { from, walletApi } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { toBankAccount } from './to-bank-account.ts';

export type { AccountNameRequest, MessageResponse, ProfileRequest };

/** Who the member is. */
export interface Profile {
  readonly memberId: string;
  readonly name: string;
  readonly username: string;
  /** In milliseconds; null where the backend did not say. */
  readonly createdAt: number | null;
  readonly bankAccount: BankAccount | null;
}

function toProfile({ profile, bankAccount }: ProfileResponse): Profile {
  return {
    memberId: profile._id,
    name: profile.name,
    username: profile.username,
    createdAt: fromWireTime(profile.createdAt),
    bankAccount: toBankAccount(bankAccount),
  };
}

/** Who the member is, and what of it he may change. */
export const profileEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      ...from(operations.getProfile),
      transformResponse: toProfile,
      providesTags: ['Profile'],
    }),
    // The wallet carries name and bank account too.
    changeProfile: build.mutation<MessageResponse, ProfileRequest>({
      ...from(operations.changeProfile, (body: ProfileRequest) => ({ body })),
      invalidatesTags: changes('Profile', 'Wallet'),
    }),
    changeAccountName: build.mutation<MessageResponse, AccountNameRequest>({
      ...from(operations.changeAccountName, (body: AccountNameRequest) => ({ body })),
      invalidatesTags: changes('Profile', 'Wallet'),
    }),
    changePassword: build.mutation<MessageResponse, PasswordRequest>({
      ...from(operations.changePassword, (body: PasswordRequest) => ({ body })),
    }),
  }),
});

export const { useGetProfileQuery, useChangeProfileMutation, useChangeAccountNameMutation, useChangePasswordMutation } = profileEndpoints;
