import type { ApiError } from '@wallet/api-client';
import { paths, useApp } from '@wallet/app-shell';
import { takeReturnTo } from '@wallet/session';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Credentials } from './send-login.ts';

/** Logs the member in, one attempt at a time. The API code is fetched while the member is still typing. */
export function useLogin() {
  const { api, loadTexts, preload, session, tab } = useApp();
  const navigate = useNavigate();
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** Fetches everything an attempt and its outcome need. A failure does no harm, since the attempt fetches again. */
  const prepare = useCallback(() => Promise.all([api.load(), import('./send-login.ts'), loadTexts(['errors'])]), [api, loadTexts]);

  const attempt = async (credentials: Credentials): Promise<{ token: string } | { error: ApiError }> => {
    try {
      const [store, { sendLogin }] = await prepare();
      return await sendLogin(store, credentials);
    } catch {
      // The code could not be fetched, so nothing was sent.
      return { error: { kind: navigator.onLine ? 'unreachable' : 'offline' } };
    }
  };

  const logIn = async (credentials: Credentials, remember: boolean): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setError(null);
    const response = await attempt(credentials);
    if ('token' in response) {
      session.start(response.token, remember);
      const returnTo = takeReturnTo(tab);
      // Fetches the next page first: the button shows progress until then, and no blank page follows.
      await preload(returnTo ?? paths.home).catch(() => undefined);
      void navigate(returnTo ?? paths.user, { replace: true });
      return;
    }
    inFlight.current = false;
    setBusy(false);
    setError(response.error);
  };

  return { logIn, isBusy, error, clearError: () => setError(null), prepare };
}
