import type { ComponentType, ReactNode } from 'react';

/** The target of a link: a path, or a change of the current URL. */
export type FrameTarget = string | { readonly search: string };

/** The link component of the router, passed in because the kit does not depend on a router. */
export type FrameLink = ComponentType<{
  readonly to: FrameTarget;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}>;

/** Whether a link leads to the current page. */
export const isCurrent = (to: FrameTarget, current: string): boolean => to === current;
