import { useGetAgreementsQuery } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { acceptedKey, rememberedKey } from './agreement-keys.ts';
import { useReminder } from './use-reminder.ts';

/** Opens the agreement over the home page unless the member accepted it in this session or hid it on this device. */
export function AgreementReminder() {
  const { device, session } = useApp();
  const isRemembered = device.get(rememberedKey) !== null;
  const isAccepted = session.storage().get(acceptedKey) !== null;
  return isRemembered || isAccepted ? null : <Reminder />;
}

function Reminder() {
  const { data } = useGetAgreementsQuery();
  useReminder(data !== undefined && data.length > 0);
  return null;
}
