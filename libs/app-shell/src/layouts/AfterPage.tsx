import { Suspense, type ReactNode } from 'react';
import { useIsSettled } from '../context/use-is-settled.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';

interface AfterPageProps {
  /** Rendered until the part has loaded, and instead of it if it cannot be loaded. */
  readonly fallback: ReactNode;
  /** A part that nothing waits for. */
  readonly children: ReactNode;
}

/** Renders a part after the page itself, which may have been prerendered. */
export function AfterPage({ fallback, children }: AfterPageProps) {
  if (!useIsSettled()) return fallback;
  return (
    <ErrorBoundary resetKey="" fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
