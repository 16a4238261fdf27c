import type { ComponentType, ReactNode } from 'react';

/** The target of a link: a path, or a change of the current URL. */
export type LayoutTarget = string | { readonly search: string };

/** The link component of the router, passed in because the kit does not depend on a router. */
export type LayoutLink = ComponentType<{
  readonly to: LayoutTarget;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}>;

/** Whether a link leads to the current page. */
export const isCurrent = (to: LayoutTarget, current: string): boolean => to === current;
