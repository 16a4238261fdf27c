import { useGetAgreementsQuery } from '@wallet/api-client';
import { storageKeys, useApp } from '@wallet/features-core';
import { useReminder } from './use-reminder.ts';

/** Opens the agreement over home by itself, unless the member accepted it in this session or had this device remember it. */
export function AgreementReminder() {
  const { device, session } = useApp();
  const isRemembered = device.get(storageKeys.agreementRemembered) !== null;
  const isAccepted = session.kept().get(storageKeys.agreementAccepted) !== null;
  return isRemembered || isAccepted ? null : <Reminder />;
}

function Reminder() {
  const { data } = useGetAgreementsQuery();
  useReminder(data !== undefined && data.length > 0);
  return null;
}
