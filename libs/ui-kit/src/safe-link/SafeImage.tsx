import { useState, type ReactNode } from 'react';
import { safeUrl } from './safe-url.ts';

interface SafeImageProps {
  /** An address from outside. */
  readonly src: unknown;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Stands there where it cannot be shown. */
  readonly instead?: ReactNode;
}

/** An image from outside. Nothing, or something else, where its address may not be used or leads nowhere. */
export function SafeImage({ src, alt, className, instead = null }: SafeImageProps) {
  const [brokenAddress, setBroken] = useState<string | null>(null);
  const address = safeUrl(src, 'image');
  if (address === null || address === brokenAddress) return instead;
  return (
    <img
      src={address}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}
