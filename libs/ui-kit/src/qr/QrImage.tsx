import { useState } from 'react';
import { ErrorIcon } from '../icons/icons.ts';
import { qrImage } from './qr-image.ts';
import styles from './QrImage.module.scss';

interface QrImageProps {
  /** What the backend sent: only ever shown as a picture. */
  readonly markup: unknown;
  /** What the code is for. */
  readonly alt: string;
  /** Stands in its place where it cannot be shown. */
  readonly failedText: string;
}

/** A QR code to be read by a bank's app: black on white in every theme, with the quiet margin readers need. */
export function QrImage({ markup, alt, failedText }: QrImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = qrImage(markup);
  return (
    <div className={styles['frame']}>
      {address === null || address === broken ? (
        <p className={styles['failed']} role="alert">
          <ErrorIcon aria-hidden="true" size={28} />
          {failedText}
        </p>
      ) : (
        <img className={styles['code']} src={address} alt={alt} referrerPolicy="no-referrer" onError={() => setBroken(address)} />
      )}
    </div>
  );
}
