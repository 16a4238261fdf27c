import { useApiStore, type ApiError } from '@wallet/api-client';
import { profileEndpoints } from '@wallet/api-client/profile';
import type { PasswordChange } from '@wallet/domain';
import { useSingleAction } from '@wallet/money';
import { useCallback } from 'react';

type Passwords = Pick<PasswordChange, 'oldPassword' | 'newPassword'>;

/** Nothing tells which password applies but trying again, which harms nothing: the old one is refused once it is changed. */
const reconcile = () => Promise.resolve(true);

/** Changes the password: one attempt at a time. No password stays in the store. */
export function useChangePassword() {
  const store = useApiStore();
  const send = useCallback(
    async ({ oldPassword, newPassword }: Passwords): Promise<{ error?: ApiError; message?: string | undefined }> => {
      const changing = profileEndpoints.endpoints.changePassword.initiate({ oldPassword, newPassword }, { track: false });
      const { data, error } = await store.dispatch(changing);
      return error ? { error: error as ApiError } : { message: data?.message };
    },
    [store],
  );
  return useSingleAction<Passwords>({ intent: 'password', send, reconcile });
}
