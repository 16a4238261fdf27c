import { useApiStore } from '@wallet/api-client';
import { onReturn } from '@wallet/api-client/line';
import { useApp } from '@wallet/app-shell';
import { useCallback, useEffect, useState } from 'react';
import { shortenBreaks } from './break-setting.ts';
import { askServerTime } from './server-time.ts';

const everyMs = 60_000;

/**
 * The server's time as it was asked last: each minute, and when the member returns. Undefined before the first answer, null without one. Breaks that
 * end later than any break would by that time are shortened.
 */
export function useServerTime() {
  const store = useApiStore();
  const { device } = useApp();
  const [time, setTime] = useState<number | null | undefined>();
  const ask = useCallback(async () => {
    const now = await askServerTime(store);
    if (now !== null) shortenBreaks(device, now);
    setTime(now);
  }, [store, device]);
  useEffect(() => {
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, everyMs);
    const leave = onReturn(askNow);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [ask]);
  return { time, ask };
}
