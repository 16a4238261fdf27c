import { useBackendOffset } from '@wallet/api-client';
import { isMemberBusy, lazyWithPreload, useApp } from '@wallet/app-shell';
import { elapsedSince, isReminderDue, markMoment } from '@wallet/domain';
import { isMoneyMoving, readClockMark, writeClockMark } from '@wallet/session';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { announceReminded, onReminded } from './reminder-channel.ts';

const lookEveryMs = 5000;

/** Reminds the member of the time, in the tab that they look at. Waits while they are typing, in a dialog, or moving money. */
export function Reminder({ minutes }: { readonly minutes: number }) {
  const { session, loadTexts } = useApp();
  const offsetMs = useBackendOffset();
  const [isOpen, setOpen] = useState(false);
  const [dialog] = useState(() =>
    lazyWithPreload(async () => {
      const [{ ReminderDialog }] = await Promise.all([import('./ReminderDialog.tsx'), loadTexts(['play', 'errors'])]);
      return ReminderDialog;
    }),
  );

  const isDue = () => {
    const store = session.storage();
    const last = readClockMark(store, 'reminder') ?? readClockMark(store, 'login');
    return last !== null && isReminderDue(minutes, elapsedSince(last, Date.now(), offsetMs));
  };
  const isBusy = () => isOpen || document.visibilityState !== 'visible' || isMemberBusy(document);
  const look = useEffectEvent(async () => {
    if (isBusy() || !isDue() || (await isMoneyMoving())) return;
    await dialog.preload();
    // Meanwhile another tab may have reminded them, or they may have begun something.
    if (isBusy() || !isDue()) return;
    const store = session.storage();
    const login = readClockMark(store, 'login');
    const reminded = markMoment(Date.now(), offsetMs);
    writeClockMark(store, 'reminder', reminded);
    if (login) announceReminded({ login, reminded });
    setOpen(true);
  });
  useEffect(() => {
    // What could not be loaded is tried again the next time.
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(
    () =>
      onReminded(({ login, reminded }) => {
        const store = session.storage();
        // A tab that was opened from another has a copy of its session.
        if (readClockMark(store, 'login')?.deviceMs === login.deviceMs) writeClockMark(store, 'reminder', reminded);
      }),
    [session],
  );

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <dialog.Component onClose={() => setOpen(false)} />
    </Suspense>
  );
}
