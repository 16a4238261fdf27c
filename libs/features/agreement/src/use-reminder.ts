import { useModal, useOpenModal } from '@wallet/app-shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isMemberBusy } from './is-member-busy.ts';

/** How long home stands before the agreement comes. */
const openAfterMs = 1500;

/** How often it is looked whether the member is free, once it is time. */
const checkEveryMs = 500;

/** Opens the agreement once, when home has stood for its time, there is something to show, and the member is not in the middle of something. */
export function useReminder(isReady: boolean): void {
  const { open, preload } = useModal();
  const opened = useOpenModal()?.id;
  const since = useRef<number | null>(null);
  const isDone = useRef(false);

  useEffect(() => {
    since.current ??= performance.now();
  }, []);

  useEffect(() => {
    // A link has led to it, or a reload came back to it: once is enough.
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
    const left = openAfterMs - (performance.now() - (since.current ?? 0));
    const timer = setTimeout(() => {
      openIfFree();
      interval = setInterval(openIfFree, checkEveryMs);
    }, left);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, [isReady, preload]);
}
