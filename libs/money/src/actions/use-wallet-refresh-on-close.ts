import { useApiDispatch, walletEndpoints } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useEffect, useRef } from 'react';

/** Reloads the wallet when the component unmounts, for whatever reason, unless the session has ended. */
export function useWalletRefreshOnClose(): void {
  const dispatch = useApiDispatch();
  const { session } = useApp();
  const isOpen = useRef(false);

  useEffect(() => {
    const epoch = session.epoch();
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Delayed, because React mounts twice in development.
      queueMicrotask(() => {
        if (isOpen.current || session.epoch() !== epoch) return;
        const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));
        void reading.then(() => reading.unsubscribe());
      });
    };
  }, [dispatch, session]);
}
