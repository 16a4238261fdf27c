import { followLine, isLineDown, lineWorks, reachesServer } from '@wallet/api-client/line';
import { versionPath } from '@wallet/domain';
import { useSyncExternalStore } from 'react';

/** Asks the server as soon as the browser says "offline". */
function subscribe(listener: () => void): () => void {
  const ask = () => {
    if (!lineWorks() && !isLineDown()) void reachesServer(versionPath);
  };
  ask();
  return followLine(() => {
    ask();
    listener();
  });
}

/** False if the browser says "offline" and the server is out of reach. True during prerendering. Not in the store, because visitors have none. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isLineDown(),
    () => true,
  );
}
