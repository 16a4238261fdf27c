import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '../context/use-is-hydrated.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';

interface AfterHydrationProps {
  /** Rendered until the part has loaded, and instead of it if it cannot be loaded. */
  readonly fallback: ReactNode;
  /** A part that nothing waits for. */
  readonly children: ReactNode;
}

/** Renders a part of a prerendered page after hydration. */
export function AfterHydration({ fallback, children }: AfterHydrationProps) {
  if (!useIsHydrated()) return fallback;
  return (
    <ErrorBoundary resetKey="" fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
