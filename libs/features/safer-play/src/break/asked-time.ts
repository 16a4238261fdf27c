import { backendTime, lookupEndpoints, useApiStore, type ApiStore } from '@wallet/api-client';
import { fromHttpDate, versionPath } from '@wallet/domain';
import { onReturn } from '@wallet/api-client/line';
import { useApp } from '@wallet/app-shell';
import { useCallback, useEffect, useState } from 'react';
import { shortenBreaks } from './break-setting.ts';

/**
 * The time in milliseconds by the clock of the backend. By that of the server of this page if the backend does not tell, which is usual on another
 * origin. Null if neither answers. The device's clock is not believed: it can be changed.
 */
export async function askTime(store: ApiStore): Promise<number | null> {
  const question = lookupEndpoints.endpoints.getServiceActive.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { error } = await store.dispatch(question);
  return (error ? null : store.dispatch(backendTime)) ?? askPageServer();
}

async function askPageServer(): Promise<number | null> {
  try {
    const { headers } = await fetch(versionPath, { method: 'HEAD', cache: 'no-store', credentials: 'same-origin' });
    return fromHttpDate(headers.get('date') ?? '');
  } catch {
    // The line is gone.
    return null;
  }
}

const everyMs = 60_000;

/**
 * The server's time as it was asked last: each minute, and when the member returns. Undefined before the first answer, null without one. Breaks that
 * end later than any break would by that time are shortened.
 */
export function useAskedTime() {
  const store = useApiStore();
  const { device } = useApp();
  const [time, setTime] = useState<number | null | undefined>();
  const ask = useCallback(async () => {
    const now = await askTime(store);
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
