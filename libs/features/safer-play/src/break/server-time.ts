import { knownServerClockOffsetMs, lookupEndpoints, type ApiStore } from '@wallet/api-client';
import { fromHttpDate, versionPath } from '@wallet/domain';

/**
 * The time in milliseconds by the clock of the backend. By that of the server of this page if the backend does not tell, which is usual on another
 * origin. Null if neither answers. The device's clock is not believed: it can be changed.
 */
export async function askServerTime(store: ApiStore): Promise<number | null> {
  const question = lookupEndpoints.endpoints.getServiceActive.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { error } = await store.dispatch(question);
  const offsetMs = error ? null : knownServerClockOffsetMs(store.getState());
  return offsetMs === null ? askPageServer() : Date.now() + offsetMs;
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
