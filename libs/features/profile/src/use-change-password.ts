import { useChangePasswordMutation } from '@wallet/api-client/profile';
import { useSingleAction } from '@wallet/money';

/** Only trying again shows which password is valid. That is harmless: the old one is refused once it was changed. */
const reconcile = () => Promise.resolve(true);

/** Changes the password, one attempt at a time. The store keeps a mutation's response but not its arguments, so no password. */
export function useChangePassword() {
  const [send] = useChangePasswordMutation();
  return useSingleAction({ intent: 'password', send, reconcile });
}
