import { withoutBreakMarks } from '@wallet/domain';
import { useState } from 'react';
import { ErrorIcon } from '../icons/icons.ts';
import { drawQr } from './draw-qr.ts';
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

/** A QR code for banking apps: black on white with the required quiet zone, which are part of the picture wherever the browser lets it be drawn. */
export function QrImage({ markup, alt, failedText }: QrImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<{ readonly of: string; readonly address: string } | null>(null);
  const address = qrImage(markup);
  const picture = drawn?.of === address ? drawn.address : null;
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
          data-drawn={picture !== null}
          src={picture ?? address}
          alt={withoutBreakMarks(alt)}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            const canvas = picture === null && drawQr(currentTarget);
            if (canvas) setDrawn({ of: address, address: canvas.toDataURL() });
          }}
          onError={() => setBroken(address)}
        />
      )}
    </div>
  );
}
