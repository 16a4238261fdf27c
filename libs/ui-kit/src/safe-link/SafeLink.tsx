import type { ReactNode } from 'react';
import { safeUrl } from './safe-url.ts';

interface SafeLinkProps {
  /** An address from outside. */
  readonly href: unknown;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to an address from outside, opened apart from the wallet. Only its words where the address may not be used. */
export function SafeLink({ href, className, children }: SafeLinkProps) {
  const address = safeUrl(href, 'link');
  if (address === null) return <span className={className}>{children}</span>;
  return (
    <a href={address} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
