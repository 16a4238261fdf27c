import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendered markup is hydrated, true right after. For content that depends on the URL of a prerendered
 * page. Not in the store, because React knows it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
