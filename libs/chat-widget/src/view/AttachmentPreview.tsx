import { AttachIcon } from '@wallet/ui-kit/chat';
import { useCallback } from 'react';
import styles from './Composer.module.scss';

interface AttachmentPreviewProps {
  readonly file: File;
  /** As large as a sent picture. */
  readonly isLarge?: boolean;
}

/** Preview of a chosen file. The file does not leave the device. */
export function AttachmentPreview({ file, isLarge = false }: AttachmentPreviewProps) {
  const show = useCallback((media: HTMLMediaElement | HTMLImageElement | null) => (media ? showFile(media, file) : undefined), [file]);
  const mediaProps = { className: styles.preview, 'data-large': isLarge };
  if (file.type.startsWith('image/')) return <img ref={show} {...mediaProps} alt="" />;
  if (file.type.startsWith('video/'))
    return <video ref={show} {...mediaProps} muted playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />;
  return <AttachIcon aria-hidden="true" size={24} />;
}

function showFile(media: HTMLMediaElement | HTMLImageElement, file: File): () => void {
  const address = URL.createObjectURL(file);
  media.src = address;
  return () => URL.revokeObjectURL(address);
}
