import { withoutBreakMarks } from '@wallet/domain';
import { type ReactNode, use, useState } from 'react';
import { DataSaverContext } from '../data-saver/data-saver-context.ts';
import { costsData, safeUrl } from '../safe-url/safe-url.ts';

interface SafeImageProps {
  /** URL from outside. */
  readonly src: unknown;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Fallback. */
  readonly instead?: ReactNode;
}

/**
 * An image from outside. Renders the fallback, or nothing, if its URL is not allowed, if it cannot be loaded, or while the member saves data.
 * In that case `PictureOnRequest` or `PicturesOnRequest` around it offers it.
 */
export function SafeImage({ src, alt, className, instead = null }: SafeImageProps) {
  const [brokenAddress, setBroken] = useState<string | null>(null);
  const isHeld = use(DataSaverContext) !== null && costsData(src);
  const address = safeUrl(src, 'image');
  if (address === null || address === brokenAddress || isHeld) return instead;
  return (
    <img
      src={address}
      alt={withoutBreakMarks(alt)}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}
