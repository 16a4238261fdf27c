import { withoutBreakMarks } from '@wallet/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSpokenAmounts } from '../exact-text/speak-amounts.ts';
import styles from './HeldPicture.module.scss';

interface HeldPictureProps {
  readonly picture: Blob;
  readonly title: string;
  /** How to save it. */
  readonly hint: string;
  /** What the picture shows. */
  readonly alt: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What to do next, below the picture. */
  readonly children?: ReactNode;
}

/** A picture to press and hold, in browsers that save it in no other way. */
export function HeldPicture({ picture, title, hint, alt, closeLabel, onClose, children }: HeldPictureProps) {
  const address = useDataUrl(picture);
  const spoken = useSpokenAmounts();
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      <div className={styles.held}>
        <p>{hint}</p>
        {address !== null && <img src={address} alt={withoutBreakMarks(spoken(alt))} className={styles.picture} />}
        {children}
      </div>
    </Dialog>
  );
}

/** The menu of some Android apps saves no other addresses. */
function useDataUrl(picture: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(reader.result as string);
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return address;
}
