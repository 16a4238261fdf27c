import { useChangePasswordMutation } from '@wallet/api-client/profile';
import { useSingleAction } from '@wallet/money';

/** Nothing tells which password applies but trying again, which harms nothing: the old one is refused once it is changed. */
const reconcile = () => Promise.resolve(true);

/** Changes the password: one attempt at a time. The store keeps what a mutation brought and not what was sent: no password. */
export function useChangePassword() {
  const [send] = useChangePasswordMutation();
  return useSingleAction({ intent: 'password', send, reconcile });
}
