import { withoutBreakMarks } from '@wallet/domain';
import { use, useEffect, useRef, useState } from 'react';
import { DataSaverContext } from '../data-saver/data-saver-context.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { safeUrl } from '../safe-url/safe-url.ts';
import styles from './VideoPlayer.module.scss';

interface VideoPlayerProps {
  /** URLs of the video, from outside. The browser plays the first supported one. */
  readonly sources: readonly unknown[];
  /** Poster image, from outside, or null. Left out while the member saves data. */
  readonly poster: unknown;
  /** Accessible name. */
  readonly title: string;
  /** `tall` for portrait, `wide` for landscape. */
  readonly shape?: 'wide' | 'tall';
  /** True if the member has just asked to play it. */
  readonly startsAtOnce?: boolean;
  readonly captions?: readonly { readonly src: unknown; readonly language: string; readonly label: string }[];
  /** Shown if it cannot be played. */
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
}

/** Plays a video with native controls. Nothing is loaded before it is played, because data costs money. */
export function VideoPlayer({ sources, poster, title, shape = 'wide', startsAtOnce = false, captions = [], failed }: VideoPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [failedCount, setFailedCount] = useState(0);
  const isSavingData = use(DataSaverContext) !== null;
  const address = sources.map((source) => safeUrl(source, 'media')).filter(isPlayable)[failedCount];
  const video = useRef<HTMLVideoElement>(null);
  // Set after mounting, because an earlier error would not be reported.
  useEffect(() => {
    if (!video.current || address === undefined) return;
    video.current.src = address;
    showFirstTrack(video.current);
  }, [address, attempt]);
  if (address === undefined) {
    const retry = () => {
      setFailedCount(0);
      setAttempt(attempt + 1);
    };
    return (
      <div className={styles.frame} data-state="failed">
        <ErrorState title={failed.title} text={failed.text} retryLabel={failed.retry} onRetry={retry} />
      </div>
    );
  }
  return (
    <video
      ref={video}
      className={styles.frame}
      data-shape={shape}
      poster={(!isSavingData && safeUrl(poster, 'image')) || undefined}
      aria-label={withoutBreakMarks(title)}
      controls
      playsInline
      preload="none"
      autoPlay={startsAtOnce || attempt > 0 || failedCount > 0}
      // Safari sets up the tracks again while it loads the video.
      onLoadedMetadata={({ currentTarget }) => showFirstTrack(currentTarget)}
      onError={() => setFailedCount(failedCount + 1)}
    >
      {captions.map((track, index) => {
        const file = safeUrl(track.src, 'media');
        return (
          file && (
            <track key={track.language} kind="captions" src={file} srcLang={track.language} label={track.label} default={index === 0} />
          )
        );
      })}
    </video>
  );
}

/** Shows the first captions. Safari ignores which ones are the default. */
function showFirstTrack({ textTracks }: HTMLVideoElement): void {
  [...textTracks].forEach((track, index) => {
    track.mode = index === 0 ? 'showing' : 'disabled';
  });
}

const types: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** False if the browser cannot play the type, so that it is not loaded. */
function isPlayable(address: string | null): address is string {
  const [, ending = ''] = /\.(webm|mp4)(?:[?#]|$)/i.exec(address ?? '') ?? [];
  const type = types[ending.toLowerCase()];
  return address !== null && (type === undefined || document.createElement('video').canPlayType(type) !== '');
}
