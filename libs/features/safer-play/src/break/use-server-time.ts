import { useApiStore } from '@wallet/api-client';
import { useCallback, useEffect, useState } from 'react';
import { askServerTime } from './server-time.ts';

const everyMs = 60_000;

/** The server's time as it was asked last: each minute, and when the member returns. Undefined before the first answer, null without one. */
export function useServerTime() {
  const store = useApiStore();
  const [time, setTime] = useState<number | null | undefined>();
  const ask = useCallback(async () => setTime(await askServerTime(store)), [store]);
  useEffect(() => {
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, everyMs);
    document.addEventListener('visibilitychange', askNow);
    window.addEventListener('online', askNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
      window.removeEventListener('online', askNow);
    };
  }, [ask]);
  return { time, ask };
}
