import { useChangeProfileMutation, type Profile, type ProfileRequest } from '@wallet/api-client/profile';
import { useProfileChange } from './components/use-profile-change.ts';

const isSaved = ({ name, bankAccount }: Profile, change: ProfileRequest) =>
  name === change.name &&
  bankAccount?.bankCode === change.bankCode &&
  bankAccount.bankAccountName === change.bankAccountName &&
  bankAccount.bankAccountNo === change.bankAccountNo;

/** Saves the member's name and the bank account for withdrawals. */
export function useSaveProfile() {
  const [send] = useChangeProfileMutation();
  return useProfileChange({ intent: 'profile', send, isSaved });
}
