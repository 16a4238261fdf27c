import type { AllowedLinks } from '@wallet/domain';
import type { ReactNode } from 'react';
import { safeUrl } from './safe-url.ts';

interface SafeLinkProps {
  /** An address from outside. */
  readonly href: unknown;
  /** Where it is a game's or the picture of a slip: what the operator lets those open besides https. */
  readonly allowed?: AllowedLinks;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to an address from outside, opened apart from the wallet. Only its words where the address may not be used. */
export function SafeLink({ href, allowed, className, children }: SafeLinkProps) {
  const address = allowed ? safeUrl(href, 'outside', allowed) : safeUrl(href, 'link');
  if (address === null) return <span className={className}>{children}</span>;
  return (
    <a href={address} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
