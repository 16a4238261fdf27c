import { fromWireTime, type BankAccount } from '@wallet/domain';
import type { AccountNameRequest, MessageResponse, PasswordRequest, ProfileResponse, ProfileRequest } from '@wallet/contract';
import { profile } from '@wallet/contract/operations/profile';
import { from, walletApi } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { toBankAccount } from './to-bank-account.ts';

export type { AccountNameRequest, MessageResponse, ProfileRequest };

/** The member's details. */
export interface Profile {
  readonly memberId: string;
  readonly name: string;
  readonly username: string;
  /** In milliseconds. Null if the backend does not say. */
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

/** Reads and changes the member's details. */
export const profileEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      ...from(profile.getProfile),
      transformResponse: toProfile,
      providesTags: ['Profile'],
    }),
    // The wallet contains name and bank account too.
    changeProfile: build.mutation<MessageResponse, ProfileRequest>({
      ...from(profile.changeProfile, (body: ProfileRequest) => ({ body })),
      invalidatesTags: changes('Profile', 'Wallet'),
    }),
    changeAccountName: build.mutation<MessageResponse, AccountNameRequest>({
      ...from(profile.changeAccountName, (body: AccountNameRequest) => ({ body })),
      invalidatesTags: changes('Profile', 'Wallet'),
    }),
    changePassword: build.mutation<MessageResponse, PasswordRequest>({
      ...from(profile.changePassword, (body: PasswordRequest) => ({ body })),
    }),
  }),
});

export const { useGetProfileQuery, useChangeProfileMutation, useChangeAccountNameMutation, useChangePasswordMutation } = profileEndpoints;
