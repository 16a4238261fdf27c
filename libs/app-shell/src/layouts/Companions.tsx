import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { AppParts } from '../parts/app-parts.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';

/** Draws what comes with the page that is open. Where one cannot be fetched, the page goes on without it. */
export function Companions({ companions }: Pick<AppParts, 'companions'>) {
  const { pathname } = useLocation();
  return [...companions].map(
    ([{ on }, { Part }], index) =>
      (on === undefined || on === pathname) && (
        <ErrorBoundary key={index} resetKey={pathname} frame={() => null}>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </ErrorBoundary>
      ),
  );
}
