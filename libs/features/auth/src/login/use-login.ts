import type { ApiError } from '@wallet/api-client';
import { noteFailure } from '@wallet/api-client/line';
import { paths, useApp } from '@wallet/app-shell';
import { takeReturnTo } from '@wallet/session';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Credentials, LoginError, prefetchWallet as PrefetchWallet } from './send-login.tsx';

/** Why an attempt failed, and the component that says so. Without it, nothing was sent. */
export type LoginFailure =
  | { readonly error: ApiError; readonly Text: typeof LoginError }
  | { readonly error: { readonly kind: 'unreachable' | 'offline' }; readonly Text?: undefined };

type Attempt =
  | LoginFailure
  | {
      readonly token: string;
      readonly prefetchWallet: typeof PrefetchWallet;
    };

/** Logs the member in, one attempt at a time. The API code is fetched while the member is still typing. */
export function useLogin() {
  const { api, loadTexts, prefetch, preload, session, tab } = useApp();
  const navigate = useNavigate();
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  /** Fetches everything an attempt and its outcome need. A failure does no harm, since the attempt fetches again. */
  const prepare = useCallback(() => Promise.all([api.load(), import('./send-login.tsx'), loadTexts(['errors'])]), [api, loadTexts]);

  /** Fetches the members' area while the member is typing. */
  const prefetchHome = useCallback(() => prefetch(() => preload(paths.home)), [prefetch, preload]);

  const attempt = async (credentials: Credentials): Promise<Attempt> => {
    try {
      const [store, { sendLogin, prefetchWallet, LoginError: Text }] = await prepare();
      const sending = sendLogin(store, credentials);
      // While the response is on its way.
      prefetchHome();
      return { ...(await sending), prefetchWallet, Text };
    } catch {
      // The code could not be fetched, so nothing was sent.
      return { error: { kind: noteFailure() } };
    }
  };

  const logIn = async (credentials: Credentials, remember: boolean): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(null);
    const response = await attempt(credentials);
    if ('token' in response) {
      session.start(response.token, remember);
      const returnTo = takeReturnTo(tab);
      // Together with the page's code, not after it.
      if (returnTo === null) response.prefetchWallet(await api.load());
      // Fetches the next page first: the button shows progress until then, and no blank page follows.
      await preload(returnTo ?? paths.home).catch(() => undefined);
      void navigate(returnTo ?? paths.home, { replace: true });
      return;
    }
    inFlight.current = false;
    setBusy(false);
    setFailure(response);
  };

  return { logIn, isBusy, failure, clearFailure: () => setFailure(null), prepare, prefetchHome };
}
