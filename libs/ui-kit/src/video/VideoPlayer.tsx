import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../states/ErrorState.tsx';
import { safeUrl } from '../safe-link/safe-url.ts';
import styles from './VideoPlayer.module.scss';

interface VideoPlayerProps {
  /** Addresses of the video, from outside: the browser plays the first of them that it can. */
  readonly sources: readonly unknown[];
  /** Picture shown until it is played, from outside; null where there is none. */
  readonly poster: unknown;
  /** What the video shows. */
  readonly title: string;
  /** `tall` as a phone is held, `wide` as a screen lies. */
  readonly shape?: 'wide' | 'tall';
  /** True where the member has just asked for it to be played. */
  readonly startsAtOnce?: boolean;
  readonly captions?: readonly { readonly src: unknown; readonly language: string; readonly label: string }[];
  /** What is said where it cannot be played, and what to do about it. */
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string };
}

/** Plays a video with the browser's own controls. Nothing of it is fetched before it is played: data costs money. */
export function VideoPlayer({ sources, poster, title, shape = 'wide', startsAtOnce = false, captions = [], failed }: VideoPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [inVain, setInVain] = useState(0);
  const address = sources.map((source) => safeUrl(source, 'media')).filter(isPlayable)[inVain];
  const video = useRef<HTMLVideoElement>(null);
  // Given once the player stands in the page: of an earlier failure nobody would be told.
  useEffect(() => {
    if (video.current && address !== undefined) video.current.src = address;
  }, [address, attempt]);
  if (address === undefined) {
    const retry = () => {
      setInVain(0);
      setAttempt(attempt + 1);
    };
    return (
      <div className={styles['frame']} data-state="failed">
        <ErrorState title={failed.title} text={failed.text} retryLabel={failed.retry} onRetry={retry} />
      </div>
    );
  }
  return (
    <video
      ref={video}
      className={styles['frame']}
      data-shape={shape}
      poster={safeUrl(poster, 'image') ?? undefined}
      aria-label={title}
      controls
      playsInline
      preload="none"
      autoPlay={startsAtOnce || attempt > 0 || inVain > 0}
      onError={() => setInVain(inVain + 1)}
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

const types: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** False for what the browser knows it cannot play, so that it is not even fetched. */
function isPlayable(address: string | null): address is string {
  const [, ending = ''] = /\.(webm|mp4)(?:[?#]|$)/i.exec(address ?? '') ?? [];
  const type = types[ending.toLowerCase()];
  return address !== null && (type === undefined || document.createElement('video').canPlayType(type) !== '');
}
