/**
 * Whether the line to the server works. The browser's word is only a hint: behind some VPNs and in some web views it
 * says "offline" although the line works. An answer of the server outweighs it.
 */

/** Where there is a line, a server says something sooner. */
const maxAskMs = 8000;

/** Whether the server has answered since the browser said "offline". Null until it has been asked. */
let isAnswered: boolean | null = null;
/** Counts how often the browser has changed its word. */
let changes = 0;
const listeners = new Set<() => void>();

/** Node does not say anything. */
const saysOffline = (): boolean => (navigator as Partial<Navigator>).onLine === false;

/** Unless the browser says "offline" and no answer has outweighed that yet. */
export const lineWorks = (): boolean => !saysOffline() || isAnswered === true;

/** The browser says "offline", and the server could not be reached since. */
export const isLineDown = (): boolean => saysOffline() && isAnswered === false;

/** Calls back when the browser changes its word, and when the server outweighs or confirms it. Returns a function that unsubscribes. */
export function followLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back when the device comes online. Returns a function that unsubscribes. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Calls back when the page becomes visible. Returns a function that unsubscribes. */
export function onVisible(listener: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', whenVisible);
  return () => document.removeEventListener('visibilitychange', whenVisible);
}

/** Both. */
export function onReturn(listener: () => void): () => void {
  // During prerendering nothing can come back.
  if (typeof window === 'undefined') return () => undefined;
  const stops = [onOnline(listener), onVisible(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function note(next: boolean | null): void {
  isAnswered = next;
  for (const listener of listeners) listener();
}

/** Notes the answer to a call, whatever it says. One to a call from before the browser changed its word proves nothing. */
export async function noteAnswer<Answer>(call: Promise<Answer>): Promise<Answer> {
  const begunAt = changes;
  const answer = await call;
  const next = saysOffline() ? true : null;
  if (begunAt === changes && isAnswered !== next) note(next);
  return answer;
}

/** There was no answer to a call. Returns the kind of its error. The server is asked again before an earlier answer of it counts any more. */
export function noteFailure(): 'offline' | 'unreachable' {
  const kind = lineWorks() ? 'unreachable' : 'offline';
  if (saysOffline() && isAnswered !== false) note(isAnswered ? null : false);
  return kind;
}

/** Whether the server can be reached. While the browser says "offline", a small read of this address finds that out. */
export async function reachesServer(address: string): Promise<boolean> {
  if (!saysOffline()) return true;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), maxAskMs);
  try {
    // Any answer will do, also one that the page may not read.
    const response = await noteAnswer(fetch(address, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: stop.signal }));
    // An unread response would keep its connection open.
    response.text().catch(() => undefined);
    return true;
  } catch {
    noteFailure();
    return false;
  } finally {
    clearTimeout(timer);
  }
}

// What was heard before says nothing of the line that there is now.
function renew(): void {
  changes += 1;
  note(null);
}
if (typeof window !== 'undefined') for (const word of ['online', 'offline']) window.addEventListener(word, renew);
