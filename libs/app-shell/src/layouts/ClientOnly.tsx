import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

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
