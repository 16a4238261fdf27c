import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [failedAttempt, setFailed] = useState<number | null>(null);
  const addresses = sources.map((source) => safeUrl(source, 'media')).filter((address) => address !== null);
  const fail = () => setFailed(attempt);
  const video = useRef<HTMLVideoElement>(null);
  const findFailed = useEffectEvent(() => {
    if (video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) fail();
  });
  // The browser begins before the player stands in the page, and a failure as early is told to nobody.
  useEffect(() => {
    // Not at once: while it is still choosing a file, the browser says the same as when there is none.
    const timer = setTimeout(() => findFailed(), 0);
    return () => clearTimeout(timer);
  }, [attempt]);
  if (addresses.length === 0 || failedAttempt === attempt) {
    return (
      <div className={styles['frame']} data-state="failed">
        <ErrorState title={failed.title} text={failed.text} retryLabel={failed.retry} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    );
  }
  return (
    <video
      key={attempt}
      ref={video}
      className={styles['frame']}
      data-shape={shape}
      poster={safeUrl(poster, 'image') ?? undefined}
      aria-label={title}
      controls
      playsInline
      preload="none"
      autoPlay={startsAtOnce || attempt > 0}
      onError={(event) => {
        // React passes on what a source inside says, too.
        if (event.target === event.currentTarget) fail();
      }}
    >
      {addresses.map((address, index) => (
        <source key={address} src={address} type={typeOf(address)} onError={index === addresses.length - 1 ? fail : undefined} />
      ))}
      {captions.map((track, index) => {
        const file = safeUrl(track.src, 'media');
        return file && <track key={track.language} kind="captions" src={file} srcLang={track.language} label={track.label} default={index === 0} />;
      })}
    </video>
  );
}

/** Lets the browser pass over what it cannot play without fetching it. */
function typeOf(address: string): string | undefined {
  const [, ending] = /\.(webm|mp4)(?:[?#]|$)/i.exec(address) ?? [];
  return ending && `video/${ending.toLowerCase()}`;
}
