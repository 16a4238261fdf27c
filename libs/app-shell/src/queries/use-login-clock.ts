import { useBackendOffset } from '@wallet/api-client';
import { elapsedSince } from '@wallet/domain';
import { readClockMark } from '@wallet/session';
import { useApp } from '../store/app-context.ts';
import { useNow } from './use-now.ts';

const everyMs = 15_000;

/** How long the member has been logged in, in milliseconds. Null for a moment after the login. */
export function useLoginClock(): number | null {
  const { session } = useApp();
  const offsetMs = useBackendOffset();
  const now = useNow(everyMs);
  const login = readClockMark(session.storage(), 'login');
  return login && elapsedSince(login, now, offsetMs);
}
