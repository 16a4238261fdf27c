import { useGetAgreementsQuery } from '@wallet/api-client';
import { useApp, isMemberBusy, useModal, useOpenModal } from '@wallet/app-shell';
import { acceptedKey, rememberedKey } from './agreement-keys.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

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

/** Delay between arriving on the home page and opening the agreement. */
const openAfterMs = 1500;

/** Interval of the checks for whether the member is free, after the delay. */
const checkEveryMs = 500;

/** Opens the agreement once, after the delay, when there is something to show and the member is not busy. */
function useReminder(isReady: boolean): void {
  const { open, preload } = useModal();
  const opened = useOpenModal()?.id;
  const startedAt = useRef<number | null>(null);
  const isDone = useRef(false);

  useEffect(() => {
    startedAt.current ??= performance.now();
  }, []);

  useEffect(() => {
    // A link or a reload has already opened it, and once is enough.
    if (opened === 'agreement') isDone.current = true;
  }, [opened]);

  const openIfFree = useEffectEvent(() => {
    if (isDone.current || opened !== undefined || isMemberBusy(document)) return;
    isDone.current = true;
    open('agreement');
  });

  useEffect(() => {
    if (!isReady) return;
    preload('agreement');
    let interval: ReturnType<typeof setInterval> | undefined;
    const remainingMs = openAfterMs - (performance.now() - (startedAt.current ?? 0));
    const timer = setTimeout(() => {
      openIfFree();
      interval = setInterval(openIfFree, checkEveryMs);
    }, remainingMs);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, [isReady, preload]);
}
