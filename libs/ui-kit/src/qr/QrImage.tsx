import { withoutBreakMarks } from '@wallet/domain';
import { useState } from 'react';
import { ErrorIcon } from '../icons/icons.ts';
import { qrImage } from './qr-image.ts';
import styles from './QrImage.module.scss';

interface QrImageProps {
  /** Markup from the backend, only ever shown as an image. */
  readonly markup: unknown;
  /** What the code is for. */
  readonly alt: string;
  /** Shown if the markup cannot be rendered. */
  readonly failedText: string;
}

/** A QR code for banking apps: black on white in every theme, with the required quiet zone. */
export function QrImage({ markup, alt, failedText }: QrImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = qrImage(markup);
  return (
    <div className={styles.frame}>
      {address === null || address === broken ? (
        <p className={styles.failed} role="alert">
          <ErrorIcon aria-hidden="true" size={28} />
          <span>{failedText}</span>
        </p>
      ) : (
        <img
          className={styles.code}
          src={address}
          alt={withoutBreakMarks(alt)}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      )}
    </div>
  );
}
