import { useKnownServerClockOffset } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { markMoment } from '@wallet/domain';
import { useEffect, useState } from 'react';
import { readMark, writeMark } from './clock-marks.ts';

/** Notes when the member logged in: the first time that it is called in a session, by the server's clock as soon as that is known. */
export function useNoteLogin(): void {
  const { session } = useApp();
  const offsetMs = useKnownServerClockOffset();
  const [seenAtMs] = useState(() => Date.now());
  useEffect(() => {
    const store = session.storage();
    const login = readMark(store, 'login');
    const isOwn = login?.deviceMs === seenAtMs && login.serverMs === null;
    if (login === null || isOwn) writeMark(store, 'login', markMoment(seenAtMs, offsetMs));
  }, [session, seenAtMs, offsetMs]);
}
