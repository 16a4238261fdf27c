import { fromWireTime, type BankAccount } from '@wallet/domain';
import type { AccountNameRequest, MessageResponse, PasswordRequest, ProfileResponse, ProfileRequest } from '@wallet/contract';
import { profile } from '@wallet/contract/operations/profile';
import { from, walletApi } from '../transport/base-api.ts';
import { sent, type MoneyAction } from '../money/money-action.ts';
import type { ApiStore } from '../store/api-store.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { changes } from './changes.ts';
import { toBankAccount } from './to-wallet.ts';

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

export const { useGetProfileQuery } = profileEndpoints;

const { getProfile, changeProfile, changeAccountName, changePassword } = profileEndpoints.endpoints;

/** Whether the profile is as expected. Null if it could not be read. */
async function findInProfile(dispatch: ApiStore['dispatch'], isExpected: (profile: Profile) => boolean): Promise<boolean | null> {
  const profile = await dataOf(dispatch(getProfile.initiate(undefined, forceRefetch)));
  return profile ? isExpected(profile) : null;
}

// The store keeps the response of these, but not what was sent: a password, a bank account.

export const changeProfileAction: MoneyAction<ProfileRequest, MessageResponse> = {
  intent: 'profile',
  send: (dispatch, change) => sent(dispatch(changeProfile.initiate(change, { track: false }))),
  expects: null,
  isDone: (dispatch, change) =>
    findInProfile(
      dispatch,
      ({ name, bankAccount }) =>
        name === change.name &&
        bankAccount?.bankCode === change.bankCode &&
        bankAccount.bankAccountName === change.bankAccountName &&
        bankAccount.bankAccountNo === change.bankAccountNo,
    ),
  needsData: true,
};

export const changeAccountNameAction: MoneyAction<AccountNameRequest, MessageResponse> = {
  intent: 'account-name',
  send: (dispatch, change) => sent(dispatch(changeAccountName.initiate(change, { track: false }))),
  expects: null,
  isDone: (dispatch, { bankAccountName }) => findInProfile(dispatch, ({ bankAccount }) => bankAccount?.bankAccountName === bankAccountName),
  needsData: true,
};

/** Only trying again shows which password is valid. That is harmless: the old one is refused once it was changed. */
export const changePasswordAction: MoneyAction<PasswordRequest, MessageResponse> = {
  intent: 'password',
  send: (dispatch, change) => sent(dispatch(changePassword.initiate(change, { track: false }))),
  expects: null,
  needsData: true,
};
