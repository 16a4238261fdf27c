import { recordingName, type HowtoTopic, type HowtoVideos, type Language } from '@wallet/domain';

/** The player's props for one topic. */
export interface HowtoVideo {
  readonly sources: readonly string[];
  readonly poster: string | null;
  readonly shape: 'wide' | 'tall';
  /** The page's language first. */
  readonly captions: readonly { readonly src: string; readonly language: Language }[];
}

/** Returns the operator's own video of a topic, otherwise the recording that the app ships, with captions in the app's `languages`. */
export function howtoVideo(topic: HowtoTopic, videos: HowtoVideos, language: Language, languages: readonly Language[]): HowtoVideo {
  const own = videos[topic];
  if (own !== undefined) return { sources: [own], poster: null, shape: 'wide', captions: [] };
  const path = `/videos/${recordingName(topic)}`;
  const captionLanguages = [language, ...languages.filter((other) => other !== language)];
  return {
    sources: [`${path}.webm`, `${path}.mp4`],
    poster: `${path}.webp`,
    shape: 'tall',
    captions: captionLanguages.map((each) => ({ src: `${path}.${each}.vtt`, language: each })),
  };
}
