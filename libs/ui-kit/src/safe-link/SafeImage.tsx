import { useState, type ReactNode } from 'react';
import { safeUrl } from './safe-url.ts';

interface SafeImageProps {
  /** URL from outside. */
  readonly src: unknown;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Fallback. */
  readonly instead?: ReactNode;
}

/** An image from outside. Renders the fallback, or nothing, if its URL is not allowed or cannot be loaded. */
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
