import { useApiDispatch, walletEndpoints } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useEffect, useRef } from 'react';

/**
 * Reads the wallet again when the part that uses this is left, in whatever way: by its button, by Back, or by going
 * elsewhere. Not where the session has ended meanwhile.
 */
export function useWalletRefreshOnClose(): void {
  const dispatch = useApiDispatch();
  const { session } = useApp();
  const isOpen = useRef(false);

  useEffect(() => {
    const epoch = session.epoch();
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Not at once, as React mounts twice while developing.
      queueMicrotask(() => {
        if (isOpen.current || session.epoch() !== epoch) return;
        const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));
        void reading.then(() => reading.unsubscribe());
      });
    };
  }, [dispatch, session]);
}
