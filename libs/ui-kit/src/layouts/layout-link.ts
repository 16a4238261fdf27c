import type { ComponentType, ReactNode } from 'react';

/** Where a frame's link leads: a path, or a change of the present address. */
export type FrameTarget = string | { readonly search: string };

/** The router's link, handed in: the kit knows no router. */
export type FrameLink = ComponentType<{
  readonly to: FrameTarget;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}>;

/** True where a link leads to the page that is shown. */
export const isCurrent = (to: FrameTarget, current: string): boolean => to === current;
