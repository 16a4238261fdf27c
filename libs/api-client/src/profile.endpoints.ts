import { fromWireTime, type BankAccount } from '@wallet/domain';
import {
  messageAnswer, profileAnswer, type AccountNameRequest, type MessageAnswer, type PasswordRequest, type ProfileAnswer,
  type ProfileRequest,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import { toBankAccount } from './to-bank-account.ts';

export type { AccountNameRequest, MessageAnswer, ProfileRequest };

/** Who the member is. */
export interface Profile {
  readonly memberId: string;
  readonly name: string;
  readonly username: string;
  /** In milliseconds; null where the backend did not say. */
  readonly createdAt: number | null;
  readonly bankAccount: BankAccount | null;
}

function toProfile({ profile, bankAccount }: ProfileAnswer): Profile {
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
      query: () => ({ url: 'account/profile' }),
      rawResponseSchema: profileAnswer,
      transformResponse: toProfile,
      providesTags: ['Profile'],
    }),
    // The wallet carries name and bank account too.
    updateProfile: build.mutation<MessageAnswer, ProfileRequest>({
      query: (body) => ({ url: 'account/profile', method: 'PUT', body }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: changes('Profile', 'Wallet'),
    }),
    updateBankAccountName: build.mutation<MessageAnswer, AccountNameRequest>({
      query: (body) => ({ url: 'account/bankAccountName', method: 'PUT', body }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: changes('Profile', 'Wallet'),
    }),
    changePassword: build.mutation<MessageAnswer, PasswordRequest>({
      query: (body) => ({ url: 'account/changepwd', method: 'PUT', body }),
      rawResponseSchema: messageAnswer,
    }),
  }),
});

export const {
  useGetProfileQuery, useUpdateProfileMutation, useUpdateBankAccountNameMutation, useChangePasswordMutation,
} = profileEndpoints;
