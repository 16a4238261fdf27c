import { useKnownServerClockOffset } from '@wallet/api-client';
import { useApp, useNow } from '@wallet/app-shell';
import { elapsedSince } from '@wallet/domain';
import { readMark } from './clock-marks.ts';

const everyMs = 15_000;

/** How long the member has been logged in, in milliseconds. Null for a moment after the login. */
export function useLoginClock(): number | null {
  const { session } = useApp();
  const offsetMs = useKnownServerClockOffset();
  const now = useNow(everyMs);
  const login = readMark(session.storage(), 'login');
  return login && elapsedSince(login, now, offsetMs);
}
