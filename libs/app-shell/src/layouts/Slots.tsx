import { useLocation } from 'react-router';
import type { MemberParts } from '../router/app-chunks.ts';
import { ClientOnly } from './ClientOnly.tsx';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';

/** Renders the slots of the current page after the page itself. If one cannot be loaded, the page works without it. */
export function Slots({ slots }: Pick<MemberParts, 'slots'>) {
  const { pathname } = useLocation();
  return [...slots].map(
    ([{ on, inModal }, { Component }], index) =>
      inModal === undefined &&
      (on === undefined || on === pathname) && (
        <ErrorBoundary key={index} resetKey={pathname} fallback={() => null}>
          <ClientOnly fallback={null}>
            <Component />
          </ClientOnly>
        </ErrorBoundary>
      ),
  );
}
