import { recordingName, type HowtoTopic, type HowtoVideos, type Language } from '@wallet/domain';
import recordingSeconds from './recording-seconds.json' with { type: 'json' };

/** The player's props for one topic. */
export interface HowtoVideo {
  readonly sources: readonly string[];
  readonly poster: string | null;
  readonly shape: 'wide' | 'tall';
  readonly captions: readonly { readonly src: string; readonly language: Language }[];
  /** Its length. Null if it is not known. */
  readonly seconds: number | null;
}

/** How the page looks, and so does the recording. */
interface Look {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
}

/** Returns the operator's own video of a topic, otherwise the recording that the app ships, which looks like the page. */
export function howtoVideo(topic: HowtoTopic, videos: HowtoVideos, { language, theme }: Look): HowtoVideo {
  const own = videos[topic];
  if (own !== undefined) return { sources: [own], poster: null, shape: 'wide', captions: [], seconds: null };
  const ofLanguage = `/videos/${recordingName(topic)}.${language}`;
  return {
    sources: [`${ofLanguage}.${theme}.webm`, `${ofLanguage}.${theme}.mp4`],
    poster: `${ofLanguage}.${theme}.webp`,
    shape: 'tall',
    captions: [{ src: `${ofLanguage}.vtt`, language }],
    seconds: recordingSeconds[topic],
  };
}
