import { useAvailability } from './use-availability.ts';
import { Link, type LinkProps } from '../router/Link.tsx';

interface FeatureLinkProps extends LinkProps {
  /** Path of the page. */
  readonly to: string;
}

/** A link to a page of another feature. Renders nothing if the app does not have it. */
export function FeatureLink(props: FeatureLinkProps) {
  return useAvailability().page(props.to) ? <Link {...props} /> : null;
}
