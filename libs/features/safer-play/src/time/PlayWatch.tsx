import { useBackendOffset, useGetWalletQuery } from '@wallet/api-client';
import { useApp, useAvailability, useMemberSetting } from '@wallet/app-shell';
import { keptKeys, readClockMark, writeClockMark } from '@wallet/session';
import { Reminder } from './Reminder.tsx';
import { reminderSetting } from './reminder-setting.ts';
import { markMoment } from '@wallet/domain';
import { useEffect, useState } from 'react';

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

/** Notes when the member logged in: the first time that it is called in a session, by the backend's clock as soon as that is known. */
function useNoteLogin(): void {
  const { session } = useApp();
  const offsetMs = useBackendOffset();
  const [seenAtMs] = useState(() => Date.now());
  useEffect(() => {
    const store = session.storage();
    const login = readClockMark(store, 'login');
    const isOwn = login?.deviceMs === seenAtMs && login.serverMs === null;
    if (login === null || isOwn) writeClockMark(store, 'login', markMoment(seenAtMs, offsetMs));
  }, [session, seenAtMs, offsetMs]);
}
