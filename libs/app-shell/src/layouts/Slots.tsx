import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { AppChunks } from '../lazy/app-chunks.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';

/** Draws what comes with the page that is open. Where one cannot be fetched, the page goes on without it. */
export function Slots({ slots }: Pick<AppChunks, 'slots'>) {
  const { pathname } = useLocation();
  return [...slots].map(
    ([{ on }, { Component }], index) =>
      (on === undefined || on === pathname) && (
        <ErrorBoundary key={index} resetKey={pathname} fallback={() => null}>
          <Suspense fallback={null}>
            <Component />
          </Suspense>
        </ErrorBoundary>
      ),
  );
}
