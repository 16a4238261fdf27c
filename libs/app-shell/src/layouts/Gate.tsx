import { useMemo } from 'react';
import type { Gates } from '../router/app-chunks.ts';
import type { GateProps } from '../router/definition.ts';
import { RouteBoundary } from '../router/RouteBoundary.tsx';
import { useApp } from '../store/app-context.ts';
import { useIsHydrated } from './ClientOnly.tsx';

/** Renders its children behind the gates that are closed. The prerendered page has none. */
export function Gate({ gates, children }: GateProps & { readonly gates: Gates }) {
  const { device, definition } = useApp();
  const isHydrated = useIsHydrated();
  const closed = useMemo(
    () => (isHydrated ? [...gates].filter(([gate]) => gate.isClosed(device, definition.settings)) : []),
    [gates, device, definition, isHydrated],
  );
  return closed.reduceRight(
    (inside, [, { Component }], index) => (
      <RouteBoundary key={index}>
        <Component>{inside}</Component>
      </RouteBoundary>
    ),
    children,
  );
}
