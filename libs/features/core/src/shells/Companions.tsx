import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { AppParts } from '../app/app-parts.tsx';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

/** Draws what comes with the page that is open. Nobody misses what cannot be fetched: the page is whole without it. */
export function Companions({ companions }: Pick<AppParts, 'companions'>) {
  const { pathname } = useLocation();
  return [...companions].map(
    ([{ on }, { Part }], index) =>
      on === pathname && (
        <ErrorBoundary key={index} resetKey={pathname} frame={() => null}>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </ErrorBoundary>
      ),
  );
}
