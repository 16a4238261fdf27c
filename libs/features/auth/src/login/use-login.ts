import type { ApiError } from '@wallet/api-client';
import { paths, useApp } from '@wallet/app-shell';
import { takeReturnTo } from '@wallet/session';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Credentials } from './send-login.ts';

/** Logging in: one attempt at a time; the calls' code is fetched while the member still types. */
export function useLogin() {
  const { api, loadTexts, preload, session, tab } = useApp();
  const navigate = useNavigate();
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** Fetches what an attempt and its outcome need. Failing is no harm: the attempt tries again. */
  const prepare = useCallback(() => Promise.all([api.load(), import('./send-login.ts'), loadTexts(['errors'])]), [api, loadTexts]);

  const attempt = async (credentials: Credentials): Promise<{ token: string } | { error: ApiError }> => {
    try {
      const [store, { sendLogin }] = await prepare();
      return await sendLogin(store, credentials);
    } catch {
      // The code for it could not be fetched, so nothing was sent.
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
      // Fetched before leaving: until then the button shows progress, and no empty screen follows.
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
