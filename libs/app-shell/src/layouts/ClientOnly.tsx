import { Suspense, useSyncExternalStore, type ReactNode } from 'react';

interface ClientOnlyProps {
  /** Rendered in the prerendered page, and until the code of `children` has loaded. */
  readonly fallback: ReactNode;
  /** Lazy parts of the page. */
  readonly children: ReactNode;
}

/** Renders `children` in the browser only, once the prerendered page has been hydrated. */
export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  return useIsHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

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
