import { useGetWalletQuery } from '@wallet/api-client';
import { useApp, useAvailability, useMemberSetting } from '@wallet/app-shell';
import { keptKeys } from '@wallet/session';
import { Reminder } from './Reminder.tsx';
import { reminderSetting } from './reminder-setting.ts';
import { useNoteLogin } from './use-note-login.ts';

/** Watches the time on every page of members. */
export function PlayWatch() {
  useNoteLogin();
  const { playTool: has } = useAvailability();
  const { device } = useApp();
  // Only where somebody has set a reminder, pages without the wallet have to find out whose it is.
  useGetWalletQuery(undefined, { skip: keptKeys(device, reminderSetting.name).length === 0 });
  const { value: minutes } = useMemberSetting(reminderSetting);
  return has('reminder') && minutes ? <Reminder minutes={minutes} /> : null;
}
