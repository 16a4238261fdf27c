import { useState } from 'react';
import { ErrorState } from '../states/ErrorState.tsx';
import { safeUrl } from '../safe-link/safe-url.ts';
import styles from './VideoPlayer.module.scss';

interface VideoPlayerProps {
  /** Address of the video, from outside. */
  readonly src: unknown;
  /** Picture shown until it is played, from outside; null where there is none. */
  readonly poster: unknown;
  /** What the video shows. */
  readonly title: string;
  readonly captions?: readonly { readonly src: unknown; readonly language: string; readonly label: string }[];
  /** What is said where it cannot be played, and what to do about it. */
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
}

/** Plays a video with the browser's own controls. Nothing of it is fetched before it is played: data costs money. */
export function VideoPlayer({ src, poster, title, captions = [], failed }: VideoPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState<number | null>(null);
  const address = safeUrl(src, 'media');
  if (address === null || failedAttempt === attempt) {
    return (
      <div className={styles['frame']} data-state="failed">
        <ErrorState title={failed.title} text={failed.text} retryLabel={failed.retry} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    );
  }
  return (
    <video
      key={attempt}
      className={styles['frame']}
      src={address}
      poster={safeUrl(poster, 'image') ?? undefined}
      aria-label={title}
      controls
      playsInline
      preload="none"
      onError={() => setFailed(attempt)}
    >
      {captions.map((track, index) => {
        const file = safeUrl(track.src, 'media');
        return file && <track key={track.language} kind="captions" src={file} srcLang={track.language} label={track.label} default={index === 0} />;
      })}
    </video>
  );
}
