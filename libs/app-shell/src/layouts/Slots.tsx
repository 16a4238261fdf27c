import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { MemberParts } from '../router/app-chunks.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';

/** Renders the slots of the current page after the page itself. If one cannot be loaded, the page works without it. */
export function Slots({ slots }: Pick<MemberParts, 'slots'>) {
  const { pathname } = useLocation();
  if (!useIsHydrated()) return null;
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
