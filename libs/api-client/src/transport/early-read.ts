import { getWallet } from '@wallet/contract/operations/without-schemas';
import { callHeaders, callOptions, isSendable } from './call-headers.ts';

/** A read that was sent while the app's scripts were still loading. Times are milliseconds of the device's clock. */
export interface EarlyRead {
  readonly url: string;
  readonly token: string;
  readonly sentAtMs: number;
  readonly response: Promise<Response>;
  /** Null until the response has arrived. */
  receivedAtMs: number | null;
  readonly abort: (reason?: unknown) => void;
}

/** Where the boot script leaves the read for the store. */
export const earlyReadKey = '__earlyRead';

interface Holder {
  [earlyReadKey]?: EarlyRead | undefined;
}

/** An older response could show an amount that has changed since. */
const maxAgeMs = 15_000;

/**
 * Sends the read that a member's first page needs. The store takes it over with `takeEarlyRead` instead of sending its
 * own. `baseUrl` is the build flag.
 */
export function sendEarlyRead(page: Pick<Window, 'fetch'> & Holder, baseUrl: string, token: string): void {
  if (!isSendable(token)) return;
  const url = `${baseUrl}${getWallet.path}`;
  const stop = new AbortController();
  const early: EarlyRead = {
    url,
    token,
    sentAtMs: Date.now(),
    response: page.fetch(url, { ...callOptions, headers: callHeaders(token), signal: stop.signal }),
    receivedAtMs: null,
    abort: (reason) => stop.abort(reason),
  };
  early.response.then(
    () => {
      early.receivedAtMs = Date.now();
    },
    // The store sends the read again.
    () => undefined,
  );
  page[earlyReadKey] = early;
}

/** The early read that no store has taken over yet. */
export const pendingEarlyRead = (): EarlyRead | null => (globalThis as Holder)[earlyReadKey] ?? null;

/** Takes the early read of this URL, once. Null if there is none, or if it is too old or of another session: then it is dropped. */
export function takeEarlyRead(url: string, token: string | null): EarlyRead | null {
  const page = globalThis as Holder;
  const early = page[earlyReadKey];
  if (!early) return null;
  const isUsable = early.token === token && Date.now() - early.sentAtMs <= maxAgeMs;
  if (isUsable && early.url !== url) return null;
  page[earlyReadKey] = undefined;
  if (isUsable) return early;
  early.abort();
  return null;
}

/** The response of an early read. If it could not be fetched, `request` is sent instead: a read may be repeated. */
export async function fetchEarly({ response, abort }: EarlyRead, request: Request): Promise<Response> {
  const { signal } = request;
  const stop = () => abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await response;
  } catch (error) {
    if (signal.aborted) throw error;
    return await fetch(request);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
