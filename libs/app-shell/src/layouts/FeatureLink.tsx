import { Link, type LinkProps } from '../router/Link.tsx';
import type { PlayTool } from '@wallet/domain';
import { useMemo } from 'react';
import { modalsOf } from '../router/definition.ts';
import { useApp } from '../store/app-context.ts';

interface FeatureLinkProps extends LinkProps {
  /** Path of the page. */
  readonly to: string;
}

/** A link to a page of another feature. Renders nothing if the app does not have it. */
export function FeatureLink(props: FeatureLinkProps) {
  return useAvailability().page(props.to) ? <Link {...props} /> : null;
}

/** Tells which pages, modals and tools for play time this app has. Check it before linking to another feature. */
export function useAvailability() {
  const { definition } = useApp();
  return useMemo(
    () => ({
      modal: (id: string) => modalsOf(definition).some((modal) => modal.id === id),
      playTool: (tool: PlayTool) => !definition.settings?.playOff?.includes(tool),
      page: (path: string) => definition.features.some(({ routes }) => routes.some((route) => route.path === path)),
    }),
    [definition],
  );
}
