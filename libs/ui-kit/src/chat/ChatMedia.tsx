import { PictureOnRequest } from '../data-saver/PicturesOnRequest.tsx';
import { ConditionsIcon, InfoIcon } from '../icons/icons.ts';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import { SafeLink } from '../safe-link/SafeLink.tsx';
import { VideoPlayer } from '../video/VideoPlayer.tsx';
import styles from './Chat.module.scss';

interface ChatMediaProps {
  readonly kind: 'image' | 'video' | 'file';
  /** URL, from outside. */
  readonly src: unknown;
  readonly labels: {
    /** Accessible name of the image link, the video or the file link. */
    readonly open: string;
    readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
  };
}

/** An image, a video or a file in the chat. */
export function ChatMedia({ kind, src, labels }: ChatMediaProps) {
  if (kind === 'video') return <VideoPlayer sources={[src]} poster={null} title={labels.open} failed={labels.failed} />;
  if (kind === 'file') {
    return (
      <SafeLink href={src} className={styles.file ?? ''}>
        <ConditionsIcon aria-hidden="true" size={20} />
        <span>{labels.open}</span>
      </SafeLink>
    );
  }
  return (
    <PictureOnRequest src={src} name={labels.open}>
      <SafeLink href={src} className={styles.picture ?? ''}>
        <SafeImage
          src={src}
          alt={labels.open}
          className={styles.image ?? ''}
          instead={<ChatUnknown text={`${labels.failed.title} ${labels.open}`} />}
        />
      </SafeLink>
    </PictureOnRequest>
  );
}

/** Placeholder for a message type that this version does not know. */
export function ChatUnknown({ text }: { readonly text: string }) {
  return (
    <p className={styles.unknown}>
      <InfoIcon aria-hidden="true" size={18} />
      <span>{text}</span>
    </p>
  );
}
