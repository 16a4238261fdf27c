import { useState } from 'react';
import { safeUrl } from './safe-url.ts';

interface SafeImageProps {
  /** An address from outside. */
  readonly src: unknown;
  readonly alt: string;
  readonly className?: string;
}

/** An image from outside. Nothing where its address may not be used or leads nowhere. */
export function SafeImage({ src, alt, className }: SafeImageProps) {
  const [brokenAddress, setBroken] = useState<string | null>(null);
  const address = safeUrl(src, 'image');
  if (address === null || address === brokenAddress) return null;
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
