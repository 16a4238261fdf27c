import { useGetAgreementsQuery } from '@wallet/api-client';
import { storageKeys, useApp } from '@wallet/features-core';
import { useReminder } from './use-reminder.ts';

/** Opens the agreement over home by itself, unless the member has said on this device that he need not see it again. */
export function AgreementReminder() {
  const { device } = useApp();
  return device.get(storageKeys.agreementRemembered) === null ? <Reminder /> : null;
}

function Reminder() {
  const { data } = useGetAgreementsQuery();
  useReminder(data !== undefined && data.length > 0);
  return null;
}
