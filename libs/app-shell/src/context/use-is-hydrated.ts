import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendered markup is taken over, true right after. For what the address adds to a prerendered page. Outside
 * of the store: React knows it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
