import { type AllowedLinks, isInAppBrowser } from '@wallet/domain';
import type { ReactNode } from 'react';
import type { buttonLook } from '../button/Button.tsx';
import { safeUrl } from '../safe-url/safe-url.ts';

/** Its look is a class of its own, or `buttonLook`. */
interface SafeLinkProps extends Partial<ReturnType<typeof buttonLook>> {
  /** URL from outside. */
  readonly href: unknown;
  /** For games and slip pictures: addresses besides https that the operator allows. */
  readonly allowed?: AllowedLinks;
  readonly children: ReactNode;
}

/** A link to a URL from outside, opened in a new tab if the browser has tabs. Only text if the URL is not allowed. */
export function SafeLink({ href, allowed, children, ...look }: SafeLinkProps) {
  const address = allowed ? safeUrl(href, 'outside', allowed) : safeUrl(href, 'link');
  if (address === null) return <span {...look}>{children}</span>;
  return (
    <a
      {...look}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      // Not while rendering: the prerendered page knows no browser.
      onClick={({ currentTarget }) => {
        if (isInAppBrowser(navigator)) currentTarget.target = '_self';
      }}
    >
      {children}
    </a>
  );
}
