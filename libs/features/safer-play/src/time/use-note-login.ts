import { useKnownServerClockOffset } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { markMoment } from '@wallet/domain';
import { readClockMark, writeClockMark } from '@wallet/session';
import { useEffect, useState } from 'react';

/** Notes when the member logged in: the first time that it is called in a session, by the server's clock as soon as that is known. */
export function useNoteLogin(): void {
  const { session } = useApp();
  const offsetMs = useKnownServerClockOffset();
  const [seenAtMs] = useState(() => Date.now());
  useEffect(() => {
    const store = session.storage();
    const login = readClockMark(store, 'login');
    const isOwn = login?.deviceMs === seenAtMs && login.serverMs === null;
    if (login === null || isOwn) writeClockMark(store, 'login', markMoment(seenAtMs, offsetMs));
  }, [session, seenAtMs, offsetMs]);
}
