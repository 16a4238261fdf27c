import type { ApiStore } from '@wallet/api-client';
import { profileEndpoints, type Profile, type ProfileRequest } from '@wallet/api-client/profile';
import { useProfileChange } from './use-profile-change.ts';

const send = (store: ApiStore, change: ProfileRequest) =>
  store.dispatch(profileEndpoints.endpoints.changeProfile.initiate(change, { track: false }));

const isSaved = ({ name, bankAccount }: Profile, change: ProfileRequest) =>
  name === change.name &&
  bankAccount?.bankCode === change.bankCode &&
  bankAccount.bankAccountName === change.bankAccountName &&
  bankAccount.bankAccountNo === change.bankAccountNo;

/** Saves who the member is and where the withdrawals go. */
export function useSaveProfile() {
  return useProfileChange({ intent: 'profile', send, isSaved });
}
