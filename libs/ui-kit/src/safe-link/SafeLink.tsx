import { isInAppBrowser, type AllowedLinks } from '@wallet/domain';
import type { ReactNode } from 'react';
import { safeUrl } from '../safe-url/safe-url.ts';

interface SafeLinkProps {
  /** URL from outside. */
  readonly href: unknown;
  /** For games and slip pictures: addresses besides https that the operator allows. */
  readonly allowed?: AllowedLinks;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a URL from outside, opened in a new tab if the browser has tabs. Only text if the URL is not allowed. */
export function SafeLink({ href, allowed, className, children }: SafeLinkProps) {
  const address = allowed ? safeUrl(href, 'outside', allowed) : safeUrl(href, 'link');
  if (address === null) return <span className={className}>{children}</span>;
  return (
    <a
      href={address}
      className={className}
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
